"""Many games on many machines: simulations, tournaments and balance statistics in chunks, as tasks of Ray.

Results are equal, bit for bit, to those of one machine: game *i* of a seed is the same everywhere. A chunk whose worker is killed is
played again. Needs ``pip install 'dedale[ray]'``; ``cluster="local"`` plays the chunks in this process, one after the other.
"""

from __future__ import annotations

import operator
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator, Literal, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from ._dedale import (
    Game,
    _balance_figures,
    _balance_part,
    _balance_size,
    _simulate,
    _tournament_part,
    _tournament_results,
    _tournament_size,
)
from .errors import ArgumentError, ClusterError, Error, MissingError
from .lab import Progress, Simulation, series

Cluster = Literal["ray", "local"]
Columns = Mapping[str, npt.NDArray[Any]]

IN_FLIGHT = 4
"""Chunks for each core of the cluster that are handed out at a time."""


@dataclass(frozen=True)
class _Chunk:
    """Some consecutive games of a series."""

    kind: str
    game: Game
    terms: Any
    first: int
    games: int

    def play(self, threads: int | None = 1) -> Columns:
        if self.kind == "simulate":
            bots, seed = self.terms
            return _simulate(self.game, bots, self.games, seed, self.first, threads, None)
        if self.kind == "tournament":
            return _tournament_part(self.game, self.terms, self.first, self.games, threads, None)
        sums = _balance_part(self.game, self.terms, self.first, self.games, threads, None)
        return {"first": np.array([self.first]), "games": np.array([self.games]), "sums": np.array([sums], dtype=object)}


def simulate(
    game: Game,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    *,
    seed: int = 1,
    first: int = 0,
    cluster: Cluster = "ray",
    address: str | None = None,
    chunk: int | None = None,
    retries: int = 20,
    progress: Progress | None = None,
    out: str | os.PathLike[str] | None = None,
) -> Simulation:
    """The same as :func:`dedale.simulate`, on a cluster.

    ``address`` is that of a running Ray cluster; without it, the one that is there (``ray.init(address="auto")``), or else one on this
    machine. ``chunk`` is the number of games of a task, ``retries`` how often one is played again whose worker died. With ``out``, each
    chunk is written to that folder as Parquet as soon as it is done.
    """
    terms = ([bots] if isinstance(bots, str) else list(bots), seed)
    plan = _plan("simulate", game, terms, _first(first), series(games), chunk)
    return Simulation(_joined(_played(plan, cluster, address, retries, progress, out)))


def tournament(
    game: Game,
    bots: Sequence[str],
    deals: int = 100,
    *,
    against: str | None = None,
    seating: str | None = None,
    seed: int = 1,
    cluster: Cluster = "ray",
    address: str | None = None,
    chunk: int | None = None,
    retries: int = 20,
    progress: Progress | None = None,
    out: str | os.PathLike[str] | None = None,
) -> dict[str, Any]:
    """The same as :func:`dedale.tournament`, on a cluster; the arguments for it are those of :func:`simulate`."""
    terms = (list(bots), against, seating, deals, seed)
    plan = _plan("tournament", game, terms, 0, _tournament_size(game, terms), chunk)
    columns = _joined(_played(plan, cluster, address, retries, progress, out))
    winners = sum(columns[f"won_{seat}"].astype(np.uint8) << (seat - 1) for seat in range(1, game.seats + 1))
    bits = np.asarray(winners, np.uint8)
    return _tournament_results(game, terms, bits, columns["turns"], columns["decisions"])


def balance(
    game: Game,
    bot: str | None = None,
    games: int = 1000,
    *,
    vary: Sequence[str] = (),
    seed: int = 1,
    cluster: Cluster = "ray",
    address: str | None = None,
    chunk: int | None = None,
    retries: int = 20,
    progress: Progress | None = None,
    out: str | os.PathLike[str] | None = None,
) -> dict[str, Any]:
    """The same as :func:`dedale.balance`, on a cluster; the arguments for it are those of :func:`simulate`."""
    terms = (bot, list(vary), seed)
    plan = _plan("balance", game, terms, 0, series(games) * _balance_size(game, terms), chunk)
    columns = _joined(_played(plan, cluster, address, retries, progress, out))
    return _balance_figures(game, terms, columns["sums"].tolist())


def _first(first: object) -> int:
    try:
        number = operator.index(first)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number < 0:
        raise ArgumentError(f"first: found {first!r}, expected a number", "bad-argument")
    return number


def _plan(kind: str, game: Game, terms: Any, first: int, games: int, chunk: int | None) -> list[_Chunk]:
    if chunk is None:
        chunk = min(max(games // 64, 1), 10_000)
    elif not isinstance(chunk, int) or chunk < 1:
        raise ArgumentError(f"chunk: found {chunk!r}, expected a number of games", "bad-argument")
    end = first + games
    return [_Chunk(kind, game, terms, at, min(chunk, end - at)) for at in range(first, end, chunk)]


def _joined(parts: list[Columns]) -> dict[str, npt.NDArray[Any]]:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _played(
    plan: list[_Chunk],
    cluster: str,
    address: str | None,
    retries: int,
    progress: Progress | None,
    out: str | os.PathLike[str] | None,
) -> list[Columns]:
    """The results of all chunks, in order."""
    if cluster not in ("ray", "local"):
        raise ArgumentError(f"cluster: unknown value “{cluster}”: expected one of ray, local", "bad-argument")
    if not isinstance(retries, int) or retries < 0:
        raise ArgumentError(f"retries: found {retries!r}, expected a number", "bad-argument")
    keep = None if out is None else _Folder(Path(out), plan)
    results: list[Columns | None] = [None] * len(plan)
    done, total = 0, sum(chunk.games for chunk in plan)
    for place, part in _on_ray(plan, address, retries) if cluster == "ray" else _here(plan):
        if keep is not None:
            keep.write(place, part)
        results[place] = part
        done += plan[place].games
        if progress is not None:
            progress(done, total)
    return [part for part in results if part is not None]


def _here(plan: list[_Chunk]) -> Iterator[tuple[int, Columns]]:
    for place, chunk in enumerate(plan):
        yield place, chunk.play(threads=None)


def _dedale_chunk(chunk: _Chunk) -> Columns:
    return chunk.play()


def _on_ray(plan: list[_Chunk], address: str | None, retries: int) -> Iterator[tuple[int, Columns]]:
    """The chunks as they are done; only a few for each core are handed out at a time."""
    ray = _ray(address)
    task = ray.remote(num_cpus=1, max_retries=retries)(_dedale_chunk)
    cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting = iter(enumerate(plan))
    running: dict[Any, int] = {}
    try:
        while True:
            while len(running) < IN_FLIGHT * cores:
                place, chunk = next(waiting, (None, None))
                if place is None:
                    break
                running[task.remote(chunk)] = place
            if not running:
                return
            (ready, *_), _ = ray.wait(list(running), num_returns=1)
            place = running.pop(ready)
            yield place, _got(ray, ready, plan[place])
    finally:
        for reference in running:
            ray.cancel(reference, force=True)


def _got(ray: Any, reference: Any, chunk: _Chunk) -> Columns:
    try:
        columns: Columns = ray.get(reference)
        return columns
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Error):
            raise error.cause from None
        raise ClusterError(f"games {chunk.first} to {chunk.first + chunk.games - 1}: {error}", "chunk-failed") from error
    except ray.exceptions.RayError as error:
        raise ClusterError(f"games {chunk.first} to {chunk.first + chunk.games - 1}: {error}", "chunk-failed") from error


def _ray(address: str | None) -> Any:
    try:
        import ray
    except ImportError:
        raise MissingError("ray is missing: pip install 'dedale[ray]'", "missing-package") from None
    if ray.is_initialized() and address is None:
        return ray
    try:
        ray.init(address=address or "auto", log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        if address is not None:
            raise ClusterError(f"no Ray cluster at {address}: {error}", "no-cluster") from None
        ray.init(log_to_driver=False, include_dashboard=False)
    return ray


class _Folder:
    """A folder with a Parquet file for each chunk. A file is complete or not there."""

    def __init__(self, folder: Path, plan: list[_Chunk]) -> None:
        try:
            import pyarrow.parquet  # noqa: F401
        except ImportError:
            raise MissingError("pyarrow is missing: pip install 'dedale[ray]'", "missing-package") from None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            occupied = any(folder.iterdir())
        except OSError as error:
            raise ArgumentError(f"out: {error}", "bad-folder") from None
        if occupied:
            raise ArgumentError(f"out: {folder} is not empty", "bad-folder")
        self.folder, self.digits = folder, len(str(len(plan)))

    def write(self, place: int, columns: Columns) -> None:
        import pyarrow
        import pyarrow.parquet

        name = f"part-{place:0{self.digits}}.parquet"
        unfinished = self.folder / f".{name}"
        pyarrow.parquet.write_table(pyarrow.table(dict(columns)), unfinished)
        unfinished.rename(self.folder / name)


__all__ = ["balance", "simulate", "tournament"]
