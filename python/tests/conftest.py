from __future__ import annotations

import random
from typing import Any

import pytest

import dedale

# Every game with every number of players, and a team that may not talk.
SETUPS: list[tuple[str, dict[str, Any]]] = [
    (facts["id"], {"players": players})
    for facts in dedale.games()
    for players in range(facts["min_players"], facts["max_players"] + 1)
] + [("onirim", {"players": 2, "communication": "silent"})]


@pytest.fixture(params=SETUPS, ids=lambda setup: "-".join([setup[0], *map(str, setup[1].values())]))
def game(request: pytest.FixtureRequest) -> dedale.Game:
    name, options = request.param
    return dedale.Game(name, **options)


@pytest.fixture(params=[facts["id"] for facts in dedale.games()])
def plain_game(request: pytest.FixtureRequest) -> dedale.Game:
    """Each game with its defaults."""
    return dedale.Game(request.param)


def deciders(match: dedale.Match) -> list[int | None]:
    """The seat that answered at each step."""
    actions = match.record("plain")["actions"]
    again, seats = match.clone(), []
    again.undo(len(actions))
    for action in actions:
        seats.append(again.decider)
        again.act(action)
    return seats


def told_by_its_last_decision(match: dedale.Match, seat: int) -> list[Any]:
    """Everything that a seat saw of a finished game until it was last asked."""
    last = max((step for step, decider in enumerate(deciders(match)) if decider == seat), default=-1)
    return [event for step in range(last + 1) for event in match.events_of(seat, step)]


def played(match: dedale.Match, steps: int, seed: int = 0) -> dedale.Match:
    """The match after so many random steps, or at its end."""
    chance = random.Random(seed)
    for _ in range(steps):
        if match.is_over:
            break
        if match.is_chance:
            outcomes = match.chance_outcomes()
            match.act_chance(chance.choice(outcomes)[0])
        else:
            match.act(chance.choice(match.legal()))
    return match
