"""Nets trained in Python, and programs, play wherever a bot is named."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import dedale
from dedale import cluster, errors
from dedale.policy import Decision


def layers(game: dedale.Game, seed: int = 1) -> list[tuple[Any, Any]]:
    chance = np.random.default_rng(seed)
    sizes = [len(game.new(seed=1).observation(1)), 16, game.num_actions]
    return [(chance.normal(size=(outputs, inputs)), chance.normal(size=outputs)) for inputs, outputs in zip(sizes, sizes[1:])]


def test_a_net_plays_as_it_would_in_numpy(tmp_path: Path, game: dedale.Game) -> None:
    path, net = tmp_path / "my.net", layers(game)
    dedale.PolicyNet(game, net).save(path)
    most = np.concatenate([np.full(int(np.prod(plane["shape"])), plane["most"]) for plane in game.observation_spec()])

    def policy(decision: Decision) -> int:
        (first, bias), (second, last) = net
        values = second @ np.maximum(first @ (decision.observation / most) + bias, 0) + last
        return max(decision.legal, key=lambda action: values[action])

    assert dedale.play(game, policy, seed=3).record() == dedale.play(game, str(path), seed=3).record()


def test_a_net_is_read_as_it_was_written(tmp_path: Path, plain_game: dedale.Game) -> None:
    path = tmp_path / "my.net"
    net = dedale.PolicyNet(plain_game, layers(plain_game), command="train", figures="12 %")
    net.save(path)
    again = dedale.PolicyNet.load(path)
    assert again.to_bytes() == net.to_bytes() == path.read_bytes()
    assert (again.game, again.command, again.figures) == (plain_game, "train", "12 %")


def test_a_net_plays_simulations_tournaments_and_statistics(tmp_path: Path, plain_game: dedale.Game) -> None:
    path = str(tmp_path / "my.net")
    dedale.PolicyNet(plain_game, layers(plain_game)).save(path)
    simulation = dedale.simulate(plain_game, path, 20)
    assert len(simulation) == 20
    together = cluster.simulate(plain_game, path, 20, cluster="local", chunk=7)
    assert all((together.columns[name] == column).all() for name, column in simulation.columns.items())
    results = dedale.tournament(plain_game, [path, "random"], 5)
    assert results["standings"][0]["bot"] == path
    assert dedale.balance(plain_game, path, 5)["games"] == 5


def test_nets_that_do_not_fit_are_refused_with_a_code(tmp_path: Path) -> None:
    games = [dedale.Game(facts["id"]) for facts in dedale.games()]
    path = tmp_path / "my.net"
    dedale.PolicyNet(games[0], layers(games[0])).save(path)
    damaged = tmp_path / "damaged.net"
    damaged.write_bytes(path.read_bytes()[:-9] + b"x" * 9)
    strange = [(np.zeros(3), np.zeros(3))]
    unbounded = [(weights * np.inf, bias) for weights, bias in layers(games[0])]
    wrong: list[tuple[Any, str]] = [
        (lambda: dedale.PolicyNet(games[0], []), "policy-shape"),
        (lambda: dedale.PolicyNet(games[1], layers(games[0])), "policy-shape"),
        (lambda: dedale.PolicyNet(games[0], strange), "bad-array"),
        (lambda: dedale.PolicyNet(games[0], [("x", "y")]), "bad-array"),
        (lambda: dedale.PolicyNet(games[0], unbounded), "policy-not-finite"),
        (lambda: dedale.simulate(games[1], str(path)), "policy-other-game"),
        (lambda: dedale.simulate(games[0], str(damaged)), "policy-damaged"),
        (lambda: dedale.PolicyNet.load(damaged), "policy-damaged"),
        (lambda: dedale.PolicyNet.load(tmp_path / "none.net"), "bot-unreadable"),
        (lambda: dedale.PolicyNet(games[0], layers(games[0])).save(tmp_path), "bot-unwritable"),
        (lambda: dedale.simulate(games[0], str(tmp_path / "none.net")), "bot-unreadable"),
        (lambda: dedale.simulate(games[0], "cmd:"), "bot-no-command"),
        (lambda: dedale.simulate(games[0], "cmd:/nowhere/at/all"), "bot-not-started"),
    ]
    for call, code in wrong:
        with pytest.raises(errors.Error) as caught:
            call()
        assert caught.value.code == code


def test_a_program_written_with_this_package_plays_whole_games(tmp_path: Path, plain_game: dedale.Game) -> None:
    program = tmp_path / "my_bot.py"
    program.write_text(
        "import dedale.bot\n"
        "def policy(decision):\n"
        "    assert len(decision.worlds) == 2 and decision.observation.any()\n"
        "    return decision.legal[decision.seed % len(decision.legal)]\n"
        'dedale.bot.run(policy, wants=["view", "events", "worlds"], worlds=2)\n'
    )
    command = f"cmd:{sys.executable} {program}"
    results = dedale.simulate(plain_game, command, 2, threads=1)
    assert len(results) == 2 and json.dumps(results.summary())
    match = plain_game.new(seed=1)
    assert dedale.bot_action(match, command, 5) in match.legal()


def test_a_program_that_always_fails_is_told(tmp_path: Path) -> None:
    program = tmp_path / "broken.py"
    program.write_text("import dedale.bot\ndef policy(decision):\n    raise ValueError('no')\ndedale.bot.run(policy)\n")
    with pytest.raises(errors.BotError) as caught:
        dedale.simulate(dedale.Game("onirim"), f"cmd:{sys.executable} {program}", 3, threads=1)
    assert caught.value.code == "bot-given-up"
