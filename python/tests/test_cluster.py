"""Games on a cluster are the games of one machine, whatever happens to its workers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import time
from pathlib import Path
from typing import Any, Iterator

import numpy as np
import pytest

import dedale
from dedale import cluster, errors

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
ray = pytest.importorskip("ray")
PROGRAM = Path(os.environ.get("DEDALE") or Path(__file__).parents[2] / "target" / "debug" / "dedale")


@pytest.fixture(scope="module", autouse=True)
def local_ray() -> Iterator[None]:
    ray.init(
        num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=80_000_000, logging_level="ERROR"
    )
    yield
    ray.shutdown()


def equal(one: dedale.lab.Simulation, other: dedale.lab.Simulation) -> bool:
    same = [(one.columns[name] == column).all() and one.columns[name].dtype == column.dtype for name, column in other.columns.items()]
    return list(one.columns) == list(other.columns) and all(same)


@pytest.mark.parametrize("where", ["ray", "local"])
def test_a_simulation_on_a_cluster_is_that_of_one_machine(plain_game: dedale.Game, where: Any) -> None:
    told: list[tuple[int, int]] = []
    alone = dedale.simulate(plain_game, "random", 230, seed=5, first=17)
    together = cluster.simulate(
        plain_game, "random", 230, seed=5, first=17, cluster=where, chunk=50, progress=lambda *done: told.append(done)
    )
    assert equal(alone, together) and alone.summary() == together.summary()
    assert [of for _, of in told] == [230] * 5 and told[-1] == (230, 230)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


@pytest.mark.parametrize("where", ["ray", "local"])
def test_a_tournament_on_a_cluster_is_that_of_one_machine(plain_game: dedale.Game, where: Any) -> None:
    bots = ["random", "easy"]
    alone = dedale.tournament(plain_game, bots, 30, seed=3)
    assert cluster.tournament(plain_game, bots, 30, seed=3, cluster=where, chunk=7) == alone


@pytest.mark.parametrize("where", ["ray", "local"])
def test_balance_statistics_of_a_cluster_are_those_of_one_machine(plain_game: dedale.Game, where: Any) -> None:
    alone = dedale.balance(plain_game, "random", 20, vary=["players"], seed=3)
    assert cluster.balance(plain_game, "random", 20, vary=["players"], seed=3, cluster=where, chunk=9) == alone


@pytest.mark.skipif(not PROGRAM.exists(), reason="the program is not built")
def test_balance_statistics_are_those_of_the_program(plain_game: dedale.Game) -> None:
    told = subprocess.run(
        [PROGRAM, "balance", plain_game.name, "--bot", "random", "--vary", "players", "-n", "15", "--seed", "4", "--format", "json"],
        capture_output=True,
        check=True,
    )
    document = json.loads(told.stdout)
    figures = dedale.balance(plain_game, "random", 15, vary=["players"], seed=4)
    assert {name: document[name] for name in figures} == figures


def workers() -> list[int]:
    """The processes that play chunks for this one: children of its raylet."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            playing = folder.name.isdigit() and b"_dedale_chunk" in (folder / "cmdline").read_bytes()
            if playing and parent(parent(int(folder.name))) == os.getpid():
                found.append(int(folder.name))
        except OSError:
            pass
    return found


def parent(process: int) -> int:
    return int((Path("/proc") / str(process) / "stat").read_text().rsplit(")", 1)[1].split()[1])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_killed_workers_cost_nothing_but_time() -> None:
    game = dedale.Game("onirim")
    killed: set[int] = set()
    stop = threading.Event()

    def kill() -> None:
        while not stop.is_set() and len(killed) < 3:
            for worker in workers():
                if worker not in killed and len(killed) < 3:
                    os.kill(worker, signal.SIGKILL)
                    killed.add(worker)
                    time.sleep(0.2)
            time.sleep(0.02)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        together = cluster.simulate(game, "normal", 600, seed=9, chunk=50)
    finally:
        stop.set()
        killer.join()
    assert killed
    assert equal(together, dedale.simulate(game, "normal", 600, seed=9))


def test_results_stream_to_parquet_while_games_are_played(tmp_path: Path, plain_game: dedale.Game) -> None:
    polars = pytest.importorskip("polars")
    seen: list[int] = []
    out = tmp_path / "games"

    def progress(done: int, total: int) -> None:
        seen.append(len(list(out.glob("part-*.parquet"))))

    games = cluster.simulate(plain_game, "random", 100, seed=2, cluster="local", chunk=25, progress=progress, out=out)
    assert seen == [1, 2, 3, 4]
    frame = polars.read_parquet(out / "*.parquet")
    assert frame.equals(games.to_polars())
    rows = tmp_path / "tournament"
    cluster.tournament(plain_game, ["random", "easy"], 5, cluster="local", chunk=3, out=rows)
    assert {"deal", "table", "won_1"} <= set(polars.read_parquet(rows / "*.parquet").columns)
    cluster.balance(plain_game, "random", 4, cluster="local", chunk=3, out=tmp_path / "balance")
    assert polars.read_parquet(tmp_path / "balance" / "*.parquet")["games"].sum() == 4


def test_wrong_arguments_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    game = dedale.Game("onirim")
    (tmp_path / "something").write_text("here")
    wrong: list[tuple[Any, str]] = [
        (lambda: cluster.simulate(game, "nobody", 10, cluster="ray"), "unknown-bot"),
        (lambda: cluster.simulate(game, "random", 0), "bad-argument"),
        (lambda: cluster.simulate(game, "random", 10, first=-1), "bad-argument"),
        (lambda: cluster.simulate(game, "random", 10, chunk=0), "bad-argument"),
        (lambda: cluster.simulate(game, "random", 10, retries=-1), "bad-argument"),
        (lambda: cluster.simulate(game, "random", 10, cluster="moon"), "bad-argument"),  # type: ignore[arg-type]
        (lambda: cluster.simulate(game, "random", 10, seed=-1), "bad-seed"),
        (lambda: cluster.simulate(game, "random", 10, cluster="local", out=tmp_path), "bad-folder"),
        (lambda: cluster.simulate(game, "random", 10, cluster="local", out=tmp_path / "something"), "bad-folder"),
        (lambda: cluster.tournament(game, ["random"]), "too-few-bots"),
        (lambda: cluster.balance(game, "random", 5, vary=["colour"]), "unknown-option"),
        (lambda: dedale.balance(game, "nobody", 5), "unknown-bot"),
        (lambda: dedale.balance(game, "random", 0), "bad-argument"),
    ]
    for call, code in wrong:
        with pytest.raises(errors.Error) as caught:
            call()
        assert caught.value.code == code


def test_the_columns_of_a_cluster_are_arrays_of_numbers() -> None:
    columns = cluster.simulate(dedale.Game("onirim"), games=10, cluster="local", chunk=4).columns
    assert columns["won_1"].dtype == np.bool_ and columns["turns"].dtype == np.uint32
