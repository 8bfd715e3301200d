"""OpenSpiel games: ``pyspiel.load_game("dedale_onirim", {"setup": "players:2;communication:silent"})``.

Players are counted from 0, as in OpenSpiel. Chance is explicit, from the first card of the deal on: each pick of the rules is a
chance node. ``observation_string`` is the information state of ``dedale.Match``, ``observation_tensor`` its observation as
floats from 0 to 1. Import this module before the game is loaded.
"""

from __future__ import annotations

from typing import Any, Sequence

import numpy as np
import pyspiel

from . import spaces as shared
from ._dedale import Game, Match, games
from .errors import SetupError

MAX_CHANCE_OUTCOMES = 512


def game_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"dedale_{game}"


def _options(setup: str) -> dict[str, Any]:
    """The options of a text such as ``players:2;book:hard``."""
    options = {}
    for option in filter(None, setup.split(";")):
        name, colon, value = option.partition(":")
        if not colon:
            raise SetupError(f"“{option}”: expected option:value", "setup-not-an-option")
        options[name] = value
    return options


def _register(facts: dict[str, Any]) -> None:
    cooperative = facts["cooperative"]
    game_type = pyspiel.GameType(
        short_name=game_name(facts["id"]),
        long_name=f"Dédale: {facts['id']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if cooperative else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts["max_players"],
        min_num_players=facts["min_players"],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": ""},
        default_loadable=True,
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One of Dédale's games."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.game = Game(facts["id"], **_options((params or {}).get("setup", "")))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.game.num_actions,
                max_chance_outcomes=MAX_CHANCE_OUTCOMES,
                num_players=self.game.seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=facts["max_decisions"],
            )
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> SpielState:
            """A game before the deal."""
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Any:
            """What a player knows."""
            return Observer(self.game)

    pyspiel.register_game(game_type, SpielGame)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.match: Match = game.game.new(chance="explicit")
        self._game = game.game

    def current_player(self) -> int:
        """The player that must answer."""
        if self.match.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.match.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return (self.match.decider or 0) - 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the chance node."""
        return self.match.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.match.is_chance:
            self.match.act_chance(action)
        else:
            self.match.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"pick {action}"
        return str(self._game.action_text(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match.is_over

    def returns(self) -> list[float]:
        """1 for winners, 0 for the others."""
        return list(self.match.returns().values())

    def __str__(self) -> str:
        return repr(self.match)


class Observer:
    """What a player knows, as OpenSpiel asks for it."""

    def __init__(self, game: Game) -> None:
        self._most = shared.largest(game)
        self.tensor = np.zeros(self._most.shape, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the tensor of a player; zeros before the deal is complete."""
        if state.match.is_dealt:
            self.tensor[:] = state.match.observation(player + 1) / self._most
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state of a player."""
        return state.match.information_state(player + 1) if state.match.is_dealt else "not dealt"


def register(names: Sequence[str] | None = None) -> None:
    """Registers the games with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for facts in games():
        if game_name(facts["id"]) not in known and (names is None or facts["id"] in names):
            _register(facts)


register()

__all__ = ["MAX_CHANCE_OUTCOMES", "Observer", "SpielState", "game_name", "register"]
