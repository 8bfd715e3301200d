"""A policy as a program: the protocol of `--bot cmd:…`, from the side of the program."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import played, told_by_its_last_decision

import dedale
from dedale import bot, errors
from dedale.policy import Decision


def request(ident: int | None, method: str, **params: Any) -> dict[str, Any]:
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    return message if ident is None else {**message, "id": ident}


def hello(game: dedale.Game) -> dict[str, Any]:
    setup = {option: str(value) for option, value in game.options.items()}
    return request(1, "bot.hello", protocol=1, program="dedale 0.2.0", game=game.name, setup=setup, time_ms=1000)


def choose(match: dedale.Match, ident: int = 2, **more: Any) -> dict[str, Any]:
    seat = match.decider or 1
    return request(
        ident,
        "bot.choose",
        **{
            "seat": seat,
            "question": match.question,
            "legal": match.legal_texts(),
            "actions": match.legal(),
            "view": match.view(seat),
            "events": [],
            "seed": 5,
            "time_ms": 1000,
            **more,
        },
    )


def answers(policy: Any, *messages: dict[str, Any] | str, **arguments: Any) -> list[dict[str, Any]]:
    """The answers of a program to these messages."""
    lines = [message if isinstance(message, str) else json.dumps(message) for message in messages]
    output = io.StringIO()
    bot.run(policy, input=io.StringIO("\n".join(lines) + "\n"), output=output, **arguments)
    return [json.loads(line) for line in output.getvalue().splitlines()]


def at_random(decision: Decision) -> int:
    return decision.random.choice(decision.legal)


def test_a_program_says_hello_and_answers_by_text(plain_game: dedale.Game) -> None:
    match = plain_game.new(seed=1)
    greeting, choice = answers(at_random, hello(plain_game), choose(match), name="my bot")
    assert greeting == {"jsonrpc": "2.0", "id": 1, "result": {"protocol": 1, "name": "my bot", "wants": ["view"]}}
    assert choice["id"] == 2 and choice["result"]["action"] in match.legal_texts()


def test_worlds_are_asked_for_by_number(plain_game: dedale.Game) -> None:
    (greeting,) = answers(at_random, hello(plain_game), wants=["view", "events", "worlds"], worlds=3)
    assert greeting["result"]["wants"] == ["view", "events", "worlds"] and greeting["result"]["worlds"] == 3


def test_a_decision_has_everything_its_seat_may_know(game: dedale.Game) -> None:
    match = played(game.new(seed=4), 11)
    seat = match.decider or 1
    worlds = [match.sample_world(seat, number).position() for number in range(3)]
    seen: list[Decision] = []

    def policy(decision: Decision) -> str:
        seen.append(decision)
        return decision.legal_texts[-1]

    (_, choice) = answers(policy, hello(game), choose(match, events=[{"event": "x"}], worlds=worlds))
    assert choice["result"] == {"action": match.legal_texts()[-1]}
    (decision,) = seen
    assert (decision.game, decision.seat, decision.question) == (game, seat, match.question)
    assert (decision.legal, decision.legal_texts) == (match.legal(), match.legal_texts())
    assert decision.view == match.view(seat) and decision.events == [{"event": "x"}]
    assert (decision.mask == match.mask()).all() and (decision.observation == match.observation(seat)).all()
    assert [world.view(seat) for world in decision.worlds] == [match.view(seat)] * 3
    assert decision.random.random() == Decision(game, seat, legal_texts=[], view=None, seed=5).random.random()
    assert decision.time_left is not None and 0 <= decision.time_left <= 1


def test_without_sent_worlds_they_are_drawn_from_the_view(plain_game: dedale.Game) -> None:
    match = played(plain_game.new(seed=4), 6)
    seen: list[Decision] = []

    def policy(decision: Decision) -> int:
        seen.append(decision)
        return decision.legal[0]

    answers(policy, hello(plain_game), choose(match), worlds=4)
    assert [world.view(seen[0].seat) for world in seen[0].worlds] == [match.view(seen[0].seat)] * 4


def test_a_policy_with_a_memory_is_told_that_a_game_begins(plain_game: dedale.Game) -> None:
    class Remembering:
        def __init__(self) -> None:
            self.begun: list[int] = []

        def begin(self, seat: int) -> None:
            self.begun.append(seat)

        def __call__(self, decision: Decision) -> int:
            return decision.legal[0]

    policy = Remembering()
    told = answers(policy, hello(plain_game), request(None, "bot.begin", seat=1), choose(plain_game.new(seed=1)))
    assert policy.begun == [1] and len(told) == 2 and told[0]["result"]["name"] == "Remembering"


def test_a_policy_that_raises_answers_with_an_error_and_goes_on(plain_game: dedale.Game) -> None:
    match, calls = plain_game.new(seed=1), []

    def policy(decision: Decision) -> int:
        calls.append(1)
        if len(calls) == 1:
            raise RuntimeError("no idea")
        return decision.legal[0]

    _, failed, went_on = answers(policy, hello(plain_game), choose(match, 2), choose(match, 3))
    assert failed["error"]["code"] == -32000 and failed["error"]["data"]["code"] == "policy-failed"
    assert "RuntimeError: no idea" in failed["error"]["message"] and failed["id"] == 2
    assert went_on["result"]["action"] == match.legal_texts()[0]


@pytest.mark.parametrize("answer", [-1, 10**9, "fly", None, 0.5, True, [1], b"x"])
def test_an_answer_that_is_not_legal_is_an_error(answer: Any) -> None:
    game = dedale.Game("onirim")
    _, refused = answers(lambda decision: answer, hello(game), choose(game.new(seed=1)))
    assert refused["error"]["data"]["code"] == "illegal-action"


def test_messages_that_are_none_are_answered_with_the_codes_of_json_rpc() -> None:
    game = dedale.Game("onirim")
    match = game.new(seed=1)
    wrong: list[tuple[Any, int, str]] = [
        ("{", -32700, "parse-error"),
        ("[]", -32600, "invalid-request"),
        ({"id": 1}, -32600, "invalid-request"),
        (request(1, "bot.sing"), -32601, "method-not-found"),
        ({"id": 1, "method": "bot.choose", "params": [1]}, -32602, "invalid-params"),
        (choose(match), -32600, "no-hello"),
        (request(1, "bot.hello", protocol=2, game="onirim", setup={}), -32000, "other-protocol"),
        (request(1, "bot.hello", protocol=1, game="chess", setup={}), -32000, "unknown-game"),
        (request(1, "bot.hello", protocol=1, game="onirim", setup={"colour": "red"}), -32000, "setup-unknown-option"),
        (request(1, "bot.hello", protocol=1, game="onirim", setup=[]), -32602, "invalid-params"),
    ]
    for message, number, code in wrong:
        (told,) = answers(at_random, message)
        assert (told["error"]["code"], told["error"]["data"]["code"]) == (number, code), message
    for broken in ({"seat": "x"}, {"legal": []}, {"legal": 7}, {"time_ms": "soon"}):
        _, told = answers(at_random, hello(game), choose(match, **broken))
        assert told["error"]["data"]["code"] == "invalid-params", broken


def test_blank_lines_and_notifications_are_not_answered() -> None:
    assert answers(at_random, "", "  ", request(None, "bot.begin", seat=1), request(None, "bot.sing")) == []


def test_wrong_wants_are_refused() -> None:
    for arguments in ({"wants": ["truth"]}, {"wants": "view"}, {"worlds": 0}, {"worlds": 1.5}):
        with pytest.raises(errors.ArgumentError):
            answers(at_random, **arguments)


PROGRAM = """
import os, sys
import dedale.bot

print("hello from the policy")
os.system("echo hello from a child")

def policy(decision):
    print("thinking")
    if decision.seed == 13:
        raise ValueError("unlucky")
    return decision.legal[decision.seed % len(decision.legal)]

dedale.bot.run(policy, name="my bot ♥")
"""


def test_a_program_keeps_its_standard_output_for_answers(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(PROGRAM.replace('print("hello from the policy")\nos.system("echo hello from a child")\n', ""), encoding="utf-8")
    game = dedale.Game("onirim")
    match = game.new(seed=1)
    messages = [hello(game), choose(match, 2, seed=13), choose(match, 3, seed=0)]
    done = subprocess.run(
        [sys.executable, str(path)],
        input="".join(json.dumps(message) + "\n" for message in messages).encode(),
        capture_output=True,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )
    told = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    assert done.returncode == 0, done.stderr
    assert [answer["id"] for answer in told] == [1, 2, 3] and told[0]["result"]["name"] == "my bot ♥"
    assert told[1]["error"]["data"]["code"] == "policy-failed" and told[2]["result"]["action"] == match.legal_texts()[0]
    assert b"thinking" in done.stderr and b"unlucky" in done.stderr


def test_policies_and_bots_play_whole_games_in_python(game: dedale.Game) -> None:
    heard: dict[int, list[Any]] = {}

    class Listening:
        def begin(self, seat: int) -> None:
            self.seat = seat
            heard[seat] = []

        def __call__(self, decision: Decision) -> int:
            assert decision.seat == self.seat
            heard[self.seat] += decision.events
            return decision.random.choice(decision.legal)

    match = dedale.play(game, [Listening(), *["random"] * (game.seats - 1)], seed=3)
    assert match.is_over
    assert heard[1] == told_by_its_last_decision(match, 1)
    again = dedale.play(game, [Listening(), *["random"] * (game.seats - 1)], seed=3)
    assert again.record() == match.record()


def test_players_that_do_not_fit_are_refused() -> None:
    game = dedale.Game("onirim")
    for players, code in (([at_random] * 2, "too-many-bots"), ([], "no-players"), ("nobody", "unknown-bot")):
        with pytest.raises(errors.Error) as caught:
            dedale.play(game, players)  # type: ignore[arg-type]
        assert caught.value.code == code

    def broken(decision: Decision) -> int:
        raise KeyError("x")

    with pytest.raises(errors.PolicyError) as failed:
        dedale.play(game, broken)
    assert isinstance(failed.value.__cause__, KeyError)
