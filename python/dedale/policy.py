"""A policy and its decisions: the same in Python, at a live table (``dedale.client``) and as a program (``dedale.bot``).

A policy is anything that can be called with a :class:`Decision` and returns an action, by index or text. If it has a method
``begin(seat)``, that is called before each game: forget what you remembered.
"""

from __future__ import annotations

import json
import operator
import random
import time
from functools import cached_property
from typing import Any, Callable, Mapping, Sequence, Union

import numpy as np
import numpy.typing as npt

from ._dedale import Game, Match, _load, bot_action
from .errors import ArgumentError, IllegalActionError, PolicyError

Policy = Callable[["Decision"], Union[int, str]]


class Decision:
    """One question to one seat, and everything that seat may know. It holds no secret of anybody else."""

    def __init__(
        self,
        game: Game,
        seat: int,
        *,
        legal_texts: Sequence[str],
        view: Mapping[str, Any] | None,
        question: Any = None,
        legal: Sequence[int] | None = None,
        events: Sequence[Mapping[str, Any]] = (),
        worlds: Sequence[Mapping[str, Any]] | int = 8,
        sampler: Callable[[int], Match] | None = None,
        seed: int = 0,
        time_left: float | None = None,
    ) -> None:
        self.game = game
        """The game and its setup."""
        self.seat = seat
        """The seat that must answer."""
        self.question = question
        """The question."""
        self.legal_texts = list(legal_texts)
        """The legal actions as text."""
        self.legal = [game.action_index(text) for text in legal_texts] if legal is None else list(legal)
        """The legal actions as indices, in the same order."""
        self.view = view
        """What the seat may know, as plain data; none if the program did not ask for it."""
        self.events = list(events)
        """What the seat saw since it was last asked, from the deal on."""
        self.seed = seed
        """A number for the policy's own chance."""
        self._worlds = worlds
        self._sampler = sampler
        self._deadline = None if time_left is None else time.monotonic() + time_left

    @classmethod
    def of(
        cls, match: Match, *, events: Sequence[Mapping[str, Any]] | None = None, seed: int = 0, worlds: int = 8
    ) -> Decision:
        """The decision of the seat that must answer in a match; the events are those it is told now, or those given."""
        seat = match.decider
        if seat is None:
            raise ArgumentError("nobody must answer", "nobody-is-asked")
        like_the_truth = match.sample_world(seat, 0)
        return cls(
            match.game,
            seat,
            question=match.question,
            legal=match.legal(),
            legal_texts=match.legal_texts(),
            view=match.view(seat),
            events=match.events(seat) if events is None else events,
            worlds=worlds,
            sampler=lambda seed: like_the_truth.sample_world(seat, seed),
            seed=seed,
        )

    @cached_property
    def mask(self) -> npt.NDArray[np.uint8]:
        """A byte for each action of the game: 1 if it is legal."""
        mask = np.zeros(self.game.num_actions, np.uint8)
        mask[self.legal] = 1
        return mask

    @cached_property
    def observation(self) -> npt.NDArray[np.uint8]:
        """The view as a tensor: the same as in training."""
        return self.game.observe(self._seen(), self.seat)

    @cached_property
    def worlds(self) -> list[Match]:
        """Matches that the seat cannot tell from the truth."""
        if isinstance(self._worlds, int):
            return [self.sample_world(self.seed + number) for number in range(self._worlds)]
        return [_position(self.game, world, self.seed + number) for number, world in enumerate(self._worlds)]

    def sample_world(self, seed: int) -> Match:
        """One more such match."""
        if self._sampler is not None:
            return self._sampler(seed % 2**64)
        return self.game.sample_world(self._seen(), seed % 2**64)

    @cached_property
    def random(self) -> random.Random:
        """The policy's own chance: the same in the same game, if Dédale plays it again."""
        return random.Random(self.seed)

    @property
    def time_left(self) -> float | None:
        """Seconds left to answer; none if nobody waits by a clock."""
        return None if self._deadline is None else max(0.0, self._deadline - time.monotonic())

    def answer(self, action: Any) -> str:
        """The text of an answer of a policy, by index or text; refused if it is not legal."""
        if isinstance(action, str):
            if action in self.legal_texts:
                return action
        elif not isinstance(action, bool):
            try:
                return self.legal_texts[self.legal.index(operator.index(action))]
            except (TypeError, ValueError):
                pass
        raise IllegalActionError(f"the policy answered {action!r}, which is not legal", "illegal-action")

    def _seen(self) -> Mapping[str, Any]:
        if self.view is None:
            raise ArgumentError('there is no view: ask for it with wants=["view"]', "no-view")
        return self.view

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat} in {self.game!r}: {len(self.legal)} legal actions>"


def _position(game: Game, document: Mapping[str, Any], seed: int) -> Match:
    whole = document if "position" in document else {"game": game.name, "position": document}
    return _load(json.dumps(whole), seed % 2**64)


def begin(policy: Policy, seat: int) -> None:
    """Tells a policy that a game begins, if it wants to know."""
    beginning = getattr(policy, "begin", None)
    if beginning is not None:
        beginning(seat)


def play(
    game: Game, players: Policy | str | Sequence[Policy | str], seed: int | str | None = None, *, worlds: int = 8
) -> Match:
    """Plays a game to its end: policies and bots (by name) in the order of the seats, the last one at all further seats.

    A policy is given what its seat may know and nothing else.
    """
    listed = list(players) if isinstance(players, Sequence) and not isinstance(players, str) else [players]
    if not 1 <= len(listed) <= game.seats:
        raise ArgumentError(f"{len(listed)} players for {game.seats} seats", "too-many-bots" if listed else "no-players")
    match = game.new(seed)
    at = {seat: listed[min(seat, len(listed)) - 1] for seat in range(1, game.seats + 1)}
    policies = {seat: player for seat, player in at.items() if not isinstance(player, str)}
    unheard = {seat: match.events_of(seat, 0) for seat in policies}
    for place, policy in policies.items():
        begin(policy, place)
    while (seat := match.decider) is not None:
        player = at[seat]
        if isinstance(player, str):
            match.act(bot_action(match, player))
        else:
            decision = Decision.of(match, events=unheard[seat], seed=match.step, worlds=worlds)
            unheard[seat] = []
            match.act(decision.answer(asked(player, decision)))
        for listener, events in unheard.items():
            events += match.events_of(listener, match.step)
    return match


def asked(policy: Policy, decision: Decision) -> int | str:
    """The answer of a policy; its exceptions become a :class:`PolicyError`."""
    try:
        return policy(decision)
    except Exception as error:
        raise PolicyError(f"the policy failed: {type(error).__name__}: {error}", "policy-failed") from error
