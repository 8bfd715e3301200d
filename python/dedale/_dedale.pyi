"""The compiled half of ``dedale``."""

from __future__ import annotations

from os import PathLike
from typing import Any, Callable, Iterable, Literal, Mapping, Sequence, final

import numpy as np
import numpy.typing as npt

__all__ = [
    "Game",
    "Match",
    "PolicyNet",
    "VectorGames",
    "__version__",
    "_balance_figures",
    "_balance_part",
    "_balance_size",
    "_game_of_text",
    "_load",
    "_restore",
    "_simulate",
    "_tournament",
    "_tournament_part",
    "_tournament_results",
    "_tournament_size",
    "analyse",
    "bot_action",
    "games",
    "hints",
]

__version__: str

_Seat = int | Literal["spectator", "all"]
"""A seat from 1 on; ``"spectator"`` sees what everybody sees, ``"all"`` the whole truth."""

_Seed = int | str
"""A number below 2^64, or 64 hexadecimal digits."""

def games() -> list[dict[str, Any]]:
    """Facts about every game: its id, players, options, bots and number of actions."""

@final
class Game:
    """A game and its setup: ``Game("onirim", players=2, communication="silent")``.

    Options are those of the program, with ``_`` for ``-``; the others have their defaults.
    """

    def __new__(cls, name: str, **options: str | int | bool) -> Game: ...
    @property
    def name(self) -> str:
        """The game's id."""
    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def setup(self) -> str:
        """The options that are not at their defaults, as text."""
    @property
    def options(self) -> dict[str, str]:
        """Every option with its value."""
    @property
    def cooperative(self) -> bool:
        """Whether all players win or lose together."""
    @property
    def num_actions(self) -> int:
        """How many actions the game has in all: an action is a number below this."""
    def observation_spec(self) -> list[dict[str, Any]]:
        """The planes of an observation, in order: ``name``, ``shape``, ``most`` (the largest value) and ``about``."""
    def observe(
        self, view: Mapping[str, Any] | str, seat: _Seat | None = None, out: npt.NDArray[np.uint8] | None = None
    ) -> npt.NDArray[np.uint8]:
        """The tensor of a view, plain or as JSON: the one that :meth:`Match.observation` gives the seat whose view it is.

        ``seat`` only checks whose it is.
        """
    def sample_world(self, view: Mapping[str, Any] | str, seed: int | None = None) -> Match:
        """A match with that view: everything the view leaves open is drawn from the seed."""
    def action_text(self, index: int) -> str:
        """The text of an action."""
    def action_index(self, text: str) -> int:
        """The index of an action."""
    def new(self, seed: _Seed | None = None, *, chance: Literal["seed", "explicit"] = "seed") -> Match:
        """Deals a match.

        With ``chance="explicit"`` chance is answered by you (:meth:`Match.act_chance`), the deal included unless a seed is
        given.
        """

@final
class Match:
    """A game in progress. It holds the whole truth: give a policy what ``view``, ``observation`` or ``information_state``
    say of its seat, or a ``sample_world``."""

    @property
    def game(self) -> Game:
        """The game and its setup."""
    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def step(self) -> int:
        """How many steps were taken."""
    @property
    def decider(self) -> int | None:
        """The seat that must answer; none at a chance node and at the end."""
    @property
    def question(self) -> dict[str, Any] | None:
        """The question that seat must answer."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def is_chance(self) -> bool:
        """Whether chance must be answered (``chance="explicit"``)."""
    @property
    def is_dealt(self) -> bool:
        """Whether the deal is complete; only with ``chance="explicit"`` may it not be."""
    @property
    def outcome(self) -> dict[str, Any] | None:
        """The winners and the reason, once the game is over."""
    @property
    def hash(self) -> int:
        """The fingerprint of the whole truth."""
    def legal(self) -> list[int]:
        """The legal actions, in order; none at a chance node and at the end."""
    def legal_texts(self) -> list[str]:
        """The legal actions as text, in the same order."""
    def mask(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """A byte for each action of the game: 1 if it is legal."""
    def observation(self, seat: _Seat, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """What a seat knows, as a tensor: see :meth:`Game.observation_spec`."""
    def act(self, action: int | str) -> None:
        """Plays an action, by index or text. If it is refused, nothing changes."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node and their probabilities."""
    def act_chance(self, outcome: int) -> None:
        """Answers a chance node."""
    def undo(self, steps: int = 1) -> None:
        """Takes steps back. The same actions lead to the same game again."""
    def clone(self) -> Match:
        """A copy that goes on by itself."""
    def __copy__(self) -> Match: ...
    def __deepcopy__(self, _memo: object, /) -> Match: ...
    def view(self, seat: _Seat) -> dict[str, Any]:
        """Everything a seat may know, as plain data."""
    def events(self, seat: _Seat, since: int = 0) -> list[dict[str, Any]]:
        """The events that a seat is told, from a step on; at 0 with the deal."""
    def events_of(self, seat: _Seat, step: int) -> list[dict[str, Any]]:
        """The events of one step as a seat is told them; step 0 is the deal. Of the last step it is told everything it saw, even
        where players have to remember."""
    def information_state(self, seat: _Seat) -> str:
        """A text that is equal exactly when the seat's view is: a key for tables and search trees."""
    def sample_world(self, seat: _Seat, seed: int | None = None) -> Match:
        """A match that the seat cannot tell from this one: everything its view leaves open is drawn anew."""
    def returns(self) -> dict[int, float]:
        """1.0 for each seat that has won, 0.0 for the others."""
    def position(self) -> dict[str, Any]:
        """The whole truth as a document that :func:`dedale.load` reads."""
    def record(self, form: Literal["text", "plain"] = "text") -> Any:
        """Setup, seed and steps as a document that replays for ever."""
    def close(self) -> None:
        """Frees it. Further calls are refused."""
    def __enter__(self) -> Match: ...
    def __exit__(self, *error: object) -> None: ...

@final
class VectorGames:
    """Many games of one setup, stepped together without the interpreter's lock.

    The arrays keep their memory from step to step: copy what you want to keep. The same seeds and actions give the same games
    on any number of threads.
    """

    def __new__(
        cls,
        game: Game,
        num_envs: int,
        *,
        threads: int | None = None,
        autoreset: Literal["next_step", "same_step", "disabled"] = "next_step",
        dtype: Literal["uint8", "float32"] = "uint8",
        agents: Sequence[int] | None = None,
        opponent: str = "random",
        max_steps: int | None = None,
    ) -> VectorGames: ...
    @property
    def game(self) -> Game:
        """The game and its setup."""
    @property
    def num_envs(self) -> int:
        """How many games."""
    @property
    def agents(self) -> list[int]:
        """The seats you play; ``opponent`` plays the others."""
    @property
    def observations(self) -> npt.NDArray[Any]:
        """The observation of the seat that must answer, a row for each game."""
    @property
    def final_observations(self) -> npt.NDArray[Any]:
        """The last observations of the games that ended in this step, if ``autoreset`` is ``same_step``."""
    @property
    def masks(self) -> npt.NDArray[np.uint8]:
        """The legal actions as 0 and 1, a row for each game."""
    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """The rewards of this step: a row for each game, a column for each seat."""
    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """The games that ended in this step."""
    @property
    def truncated(self) -> npt.NDArray[np.bool_]:
        """The games that ``max_steps`` cut off in this step."""
    @property
    def seats(self) -> npt.NDArray[np.uint8]:
        """The seat that must answer in each game, from 1; 0 where nobody must."""
    def reset(
        self, seed: int | Iterable[int | None] | None = None, which: npt.NDArray[np.bool_] | None = None
    ) -> None:
        """Begins all games, or those that ``which`` names. One seed: game i has seed + i."""
    def begin_from(self, positions: Iterable[Mapping[str, Any] | str], share: float | None = None) -> None:
        """From now on, ``share`` of the games (all, if it is left out) begin from one of these positions, drawn by the
        game's own chance; the others are dealt. Without positions, all are. Games that are being played go on.

        A position is a document as :meth:`Match.position` writes it, plain or as JSON.
        """
    def step(self, actions: npt.ArrayLike) -> None:
        """Plays one action in each game. An illegal one is refused, and no game is changed."""
    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action of each game, chosen by the game's own chance; -1 where nobody must answer."""
    def close(self) -> None:
        """Frees the games. Further calls are refused."""
    def __len__(self) -> int: ...

@final
class PolicyNet:
    """A policy trained elsewhere, as a file that the program plays: ``--bot FILE.net``, ``dedale.simulate(game, "FILE.net")``.

    ``layers`` are pairs of weights (outputs × inputs, as torch has them) and biases, with ReLU between them: from the observation, each value
    divided by the largest one of its plane, to a value for each action. The legal action of the highest value is played.
    """

    def __new__(
        cls, game: Game, layers: Sequence[tuple[npt.ArrayLike, npt.ArrayLike]], *, command: str = "", figures: str = ""
    ) -> PolicyNet: ...
    @staticmethod
    def load(path: str | PathLike[str]) -> PolicyNet:
        """Reads one from a file."""
    def save(self, path: str | PathLike[str]) -> None:
        """Writes it to a file, whose name ends with ``.net``."""
    def to_bytes(self) -> bytes:
        """The content of its file."""
    @property
    def game(self) -> Game:
        """The game and the setup it was made for."""
    @property
    def command(self) -> str:
        """The command that made it."""
    @property
    def figures(self) -> str:
        """Its results in games it was not trained on."""

def bot_action(game: Match, bot: str, seed: int | None = None) -> int:
    """The action of one of the game's own bots, which knows what the deciding seat saw."""

def hints(game: Match, *, simulations: int | None = None, milliseconds: int | None = None) -> dict[str, Any]:
    """Every legal action with its chance to win, the best first, from the knowledge of the seat that must answer."""

def analyse(
    game: Match, *, simulations: int | None = None, progress: Callable[[int, int], object] | None = None
) -> dict[str, Any]:
    """What each decision of a match was worth."""

def _simulate(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    first: int,
    threads: int | None,
    progress: Callable[[int, int], object] | None,
) -> dict[str, npt.NDArray[Any]]: ...
def _tournament(
    game: Game,
    bots: list[str],
    deals: int,
    against: str | None,
    seating: str | None,
    seed: int,
    threads: int | None,
    progress: Callable[[int, int], object] | None,
) -> dict[str, Any]: ...

_Terms = tuple[list[str], str | None, str | None, int, int]
"""A tournament: bots, against, seating, deals, seed."""

_Looking = tuple[str | None, list[str], int]
"""Balance statistics: bot, options to vary, seed."""

def _tournament_size(game: Game, terms: _Terms) -> int: ...
def _tournament_part(
    game: Game,
    terms: _Terms,
    first: int,
    games: int,
    threads: int | None,
    progress: Callable[[int, int], object] | None,
) -> dict[str, npt.NDArray[Any]]: ...
def _tournament_results(
    game: Game,
    terms: _Terms,
    winners: npt.NDArray[np.uint8],
    turns: npt.NDArray[np.uint32],
    decisions: npt.NDArray[np.uint32],
) -> dict[str, Any]: ...
def _balance_size(game: Game, terms: _Looking) -> int: ...
def _balance_part(
    game: Game,
    terms: _Looking,
    first: int,
    games: int,
    threads: int | None,
    progress: Callable[[int, int], object] | None,
) -> str: ...
def _balance_figures(game: Game, terms: _Looking, parts: list[str]) -> dict[str, Any]: ...
def _load(text: str, seed: _Seed | None = None) -> Match: ...
def _restore(bytes: bytes) -> Match: ...
def _game_of_text(name: str, setup: str) -> Game: ...
