"""Many games between the program's own bots: simulations and tournaments."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, Sequence

import numpy as np
import numpy.typing as npt

from ._dedale import Game, _balance_figures, _balance_part, _balance_size, _simulate, _tournament
from .errors import ArgumentError

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

Progress = Callable[[int, int], object]
"""Called now and then with how many games are done, and of how many."""


@dataclass(frozen=True)
class Simulation:
    """The results of many games, a NumPy array for each column: ``game``, ``seed``, ``turns``, ``decisions``, and ``won_1``,
    ``won_2``, … for the seats. ``dedale.Game.new(seed=…)`` deals any of them again."""

    columns: dict[str, npt.NDArray[Any]]

    def __len__(self) -> int:
        return len(self.columns["game"])

    @property
    def won(self) -> npt.NDArray[np.bool_]:
        """Whether anybody won, for each game."""
        seats = [column for name, column in self.columns.items() if name.startswith("won_")]
        won: npt.NDArray[np.bool_] = np.logical_or.reduce(seats)
        return won

    def summary(self) -> dict[str, Any]:
        """The share of games won with its 95 % interval (Wilson), wins by seat, and means."""
        games, wins = len(self), int(self.won.sum())
        low, high = wilson(wins, games)
        seats = [name for name in self.columns if name.startswith("won_")]
        return {
            "games": games,
            "wins": wins,
            "win_rate": wins / games,
            "ci_low": low,
            "ci_high": high,
            "wins_by_seat": [int(self.columns[name].sum()) for name in seats],
            "mean_turns": float(self.columns["turns"].mean()),
            "mean_decisions": float(self.columns["decisions"].mean()),
        }

    def to_polars(self) -> polars.DataFrame:
        """A Polars frame."""
        import polars

        return polars.DataFrame(self.columns)

    def to_pandas(self) -> pandas.DataFrame:
        """A pandas frame."""
        import pandas

        return pandas.DataFrame(self.columns, copy=False)

    def to_arrow(self) -> pyarrow.Table:
        """An Arrow table; numbers are not copied."""
        import pyarrow

        return pyarrow.table(self.columns)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.959963984540054
    share, part = wins / games, z * z / games
    middle = (share + part / 2) / (1 + part)
    reach = z / (1 + part) * math.sqrt(share * (1 - share) / games + part / games / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def simulate(
    game: Game,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    *,
    seed: int = 1,
    first: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Plays games between bots: the first sits at seat 1, and so on; the last one at all further seats.

    Game ``i`` of a seed is the same on any number of threads, and the same as in ``dedale simulate``; ``first`` is the
    number of the first one, so that parts of a series can be played in different places.
    """
    bots = [bots] if isinstance(bots, str) else list(bots)
    return Simulation(_simulate(game, bots, games, seed, first, threads, progress))


def tournament(
    game: Game,
    bots: Sequence[str],
    deals: int = 100,
    *,
    against: str | None = None,
    seating: str | None = None,
    seed: int = 1,
    threads: int | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Compares bots on the same deals, each on every seat: ``standings`` and ``comparisons`` as plain data."""
    return _tournament(game, list(bots), deals, against, seating, seed, threads, progress)


def balance(
    game: Game,
    bot: str | None = None,
    games: int = 1000,
    *,
    vary: Sequence[str] = (),
    seed: int = 1,
    threads: int | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """What wins, how long games are and how often things are used, as ``dedale balance`` tells it: so many games of each
    configuration, with all values of the options to vary. Without a name, the game's best quick bot plays."""
    terms = (bot, list(vary), seed)
    total = series(games) * _balance_size(game, terms)
    return _balance_figures(game, terms, [_balance_part(game, terms, 0, total, threads, progress)])


def series(games: object) -> int:
    """How many games, if that is a number of games."""
    if not isinstance(games, (int, np.integer)) or isinstance(games, bool) or not 1 <= games <= 1_000_000_000:
        raise ArgumentError(f"games: found {games!r}, expected 1 to 1000000000", "bad-argument")
    return int(games)
