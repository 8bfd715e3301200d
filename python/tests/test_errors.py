"""Bad input: an exception of our own with a stable code, and nothing has changed."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import time
from typing import Any, Callable

import numpy as np
import pytest
from conftest import played

import dedale
from dedale import errors

FIRST = dedale.games()[0]["id"]


def refused(call: Callable[[], Any]) -> errors.Error:
    with pytest.raises(errors.Error) as caught:
        call()
    return caught.value


@pytest.mark.parametrize(
    ("call", "kind", "code"),
    [
        (lambda: dedale.Game("chess"), errors.GameError, "unknown-game"),
        (lambda: dedale.Game(FIRST, colour="red"), errors.SetupError, "setup-unknown-option"),
        (lambda: dedale.Game(FIRST, players=99), errors.SetupError, "setup-unknown-value"),
        (lambda: dedale.Game(FIRST, players=[1]), errors.SetupError, "setup-bad-value"),
        (lambda: dedale.Game(FIRST).new(seed=-1), errors.SeedError, "bad-seed"),
        (lambda: dedale.Game(FIRST).new(seed=2**64), errors.SeedError, "bad-seed"),
        (lambda: dedale.Game(FIRST).new(seed="xyz"), errors.SeedError, "bad-seed"),
        (lambda: dedale.Game(FIRST).new(seed=1.5), errors.SeedError, "bad-seed"),
        (lambda: dedale.Game(FIRST).new(seed=True), errors.SeedError, "bad-seed"),
        (lambda: dedale.Game(FIRST).new(seed=1, chance="dice"), errors.ArgumentError, "bad-argument"),
        (lambda: dedale.Game(FIRST).action_text(10**9), errors.ActionError, "unknown-action"),
        (lambda: dedale.Game(FIRST).action_index("fly"), errors.ActionError, "unknown-action"),
        (lambda: dedale.load("nothing"), errors.DocumentError, "neither-record-nor-position"),
        (lambda: dedale.load("{"), errors.DocumentError, "bad-json"),
        (lambda: dedale.load({}), errors.DocumentError, "neither-record-nor-position"),
        (lambda: dedale.simulate(dedale.Game(FIRST), "nobody"), errors.BotError, "unknown-bot"),
        (lambda: dedale.simulate(dedale.Game(FIRST), ["random"] * 9), errors.ArgumentError, "bot-count"),
        (lambda: dedale.simulate(dedale.Game(FIRST), games=0), errors.ArgumentError, "bad-argument"),
        (lambda: dedale.simulate(dedale.Game(FIRST), threads=-1), errors.ArgumentError, "bad-argument"),
        (lambda: dedale.tournament(dedale.Game(FIRST), ["random"]), errors.ArgumentError, "too-few-bots"),
        (lambda: dedale.VectorGames(dedale.Game(FIRST), 0), errors.ArgumentError, "bad-argument"),
        (lambda: dedale.VectorGames(dedale.Game(FIRST), 10**12), errors.ArgumentError, "bad-argument"),
        (lambda: dedale.VectorGames(dedale.Game(FIRST), 1, agents=[9]), errors.SeatError, "no-such-seat"),
        (lambda: dedale.VectorGames(dedale.Game(FIRST), 1, agents=[]), errors.ArgumentError, "bad-argument"),
        (lambda: dedale.VectorGames(dedale.Game(FIRST), 1, opponent="nobody"), errors.BotError, "unknown-bot"),
        (lambda: dedale.VectorGames(dedale.Game(FIRST), 1, dtype="int7"), errors.ArgumentError, "bad-argument"),  # type: ignore[arg-type]
        (lambda: dedale.VectorGames(dedale.Game(FIRST), 1, autoreset="x"), errors.ArgumentError, "bad-argument"),  # type: ignore[arg-type]
    ],
)
def test_wrong_arguments_are_refused_with_a_code(call: Callable[[], Any], kind: type, code: str) -> None:
    error = refused(call)
    assert type(error) is kind and error.code == code and str(error)


def test_an_illegal_action_names_its_rule_and_changes_nothing(game: dedale.Game) -> None:
    match = played(game.new(seed=1), 6)
    before, legal = (match.hash, match.step), set(match.legal())
    illegal = next(index for index in range(game.num_actions) if index not in legal)
    prefix = next(facts["rule_prefix"] for facts in dedale.games() if facts["id"] == game.name)
    for action in (illegal, game.action_text(illegal)):
        error = refused(lambda: match.act(action))
        assert isinstance(error, errors.IllegalActionError) and error.code == "illegal-action"
        assert error.rule is not None and error.rule.startswith(f"{prefix}-")
    for action in (-1, 10**30, 0.5, None, "fly", b"x", [], float("nan")):
        assert refused(lambda: match.act(action)).code == "unknown-action"  # type: ignore[arg-type]
    assert (match.hash, match.step) == before


def test_wrong_seats_and_steps_are_refused(game: dedale.Game) -> None:
    match = played(game.new(seed=1), 6)
    for seat in (0, -1, game.seats + 1, "1", "nobody", None, 1.0):
        for look in (match.view, match.information_state, match.observation, match.events, match.sample_world):
            assert refused(lambda: look(seat)).code == "no-such-seat"  # type: ignore[arg-type]
    assert refused(lambda: match.undo(7)).code == "no-such-step"
    assert refused(lambda: match.events(1, since=7)).code == "no-such-step"


def test_a_finished_game_takes_no_action(plain_game: dedale.Game) -> None:
    match = played(plain_game.new(seed=1), 10**6)
    assert refused(lambda: match.act(0)).code == "game-over"
    assert refused(lambda: dedale.bot_action(match, "random")).code == "game-over"
    assert refused(lambda: dedale.hints(match)).code == "game-over"


def test_a_closed_match_refuses_everything(plain_game: dedale.Game) -> None:
    with plain_game.new(seed=1) as match:
        pass
    calls = [match.legal, match.mask, match.clone, match.returns, match.position, lambda: match.act(0), lambda: match.step]
    assert {refused(call).code for call in calls} == {"closed"}
    assert refused(lambda: pickle.dumps(match)).code == "closed"
    assert repr(match) == "<Match, closed>"


def test_arrays_of_another_type_or_shape_are_refused(plain_game: dedale.Game) -> None:
    match = plain_game.new(seed=1)
    size = plain_game.num_actions
    frozen = np.zeros(size, np.uint8)
    frozen.flags.writeable = False
    strided = np.zeros(2 * size, np.uint8)[::2]
    for out in (np.zeros(size, np.int64), np.zeros(size + 1, np.uint8), np.zeros((1, size), np.uint8), frozen, strided, []):
        assert refused(lambda: match.mask(out)).code == "bad-array"  # type: ignore[arg-type]
    for out in (np.zeros(1, np.uint8), np.zeros(size, np.float32)):
        assert refused(lambda: match.observation(1, out)).code == "bad-array"  # type: ignore[arg-type]


def test_broken_pickles_are_refused() -> None:
    from dedale._dedale import _restore

    for broken in (b"", b"\xff", b"{}", b"[]", b'{"game":"chess","origin":{"setup":""},"seed":"1","steps":[]}'):
        assert isinstance(refused(lambda: _restore(broken)), errors.Error)


def test_exceptions_survive_pickling() -> None:
    error = refused(lambda: dedale.Game("chess"))
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, str(again)) == (type(error), error.code, str(error))


def test_a_match_can_be_used_from_several_threads(plain_game: dedale.Game) -> None:
    match, failures = plain_game.new(seed=1), []

    def look() -> None:
        for _ in range(200):
            try:
                match.legal()
                match.view(1)
            except errors.BusyError:
                pass
            except BaseException as error:  # noqa: BLE001
                failures.append(error)

    threads = [threading.Thread(target=look) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_many_games_stepped_by_another_thread_are_busy() -> None:
    games = dedale.VectorGames(dedale.Game(FIRST), 20_000, threads=1)
    games.reset(seed=1)
    codes, stop = set(), threading.Event()

    def step() -> None:
        while not stop.is_set():
            try:
                games.step(games.random_actions())
            except errors.Error as error:
                codes.add(error.code)

    threads = [threading.Thread(target=step) for _ in range(2)]
    for thread in threads:
        thread.start()
    time.sleep(0.5)
    stop.set()
    for thread in threads:
        thread.join()
    assert codes <= {"busy", "illegal-action", "bad-array"}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_games_go_on_after_a_fork() -> None:
    games = dedale.VectorGames(dedale.Game(FIRST), 100, threads=2)
    games.reset(seed=1)
    games.step(games.random_actions())
    match = dedale.Game(FIRST).new(seed=1)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            signal.alarm(20)
            games.step(games.random_actions())
            match.act(match.legal()[0])
            code = 0 if len(dedale.simulate(dedale.Game(FIRST), games=50, threads=2)) == 50 else 2
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    games.step(games.random_actions())


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("work", ["simulate", "tournament", "hints", "analyse"])
def test_ctrl_c_ends_long_work_at_once(work: str) -> None:
    # A shell ignores Ctrl-C for what it runs in the background, and Python then does, too.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    game = dedale.Game(FIRST)
    match = game.new(seed=1)
    finished = played(game.new(seed=1), 10**6)
    long_work: dict[str, Callable[[], Any]] = {
        "simulate": lambda: dedale.simulate(game, "normal", 10**8),
        "tournament": lambda: dedale.tournament(game, ["easy", "normal"], 10**5),
        "hints": lambda: dedale.hints(match, simulations=10**7),
        "analyse": lambda: dedale.analyse(finished, simulations=10**6),
    }
    timer = threading.Timer(0.4, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            long_work[work]()
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)


def test_other_threads_run_while_games_are_simulated() -> None:
    ticks, stop = [], threading.Event()

    def tick() -> None:
        while not stop.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.005)

    thread = threading.Thread(target=tick)
    thread.start()
    dedale.simulate(dedale.Game(FIRST), "normal", 3000, threads=1)
    stop.set()
    thread.join()
    assert len(ticks) > 3


def test_what_progress_raises_ends_the_work() -> None:
    def progress(done: int, total: int) -> None:
        raise RuntimeError(f"{done} of {total}")

    with pytest.raises(RuntimeError):
        dedale.simulate(dedale.Game(FIRST), "normal", 10**7, progress=progress)
