"""A policy at a live table: against the real server, which is cut off and killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any, Callable, Iterator

import pytest
from conftest import deciders, told_by_its_last_decision

import dedale
from dedale import client, errors
from dedale.policy import Decision

pytest.importorskip("websockets")

PROGRAM = Path(os.environ.get("DEDALE") or Path(__file__).parents[2] / "target" / "debug" / "dedale")
pytestmark = pytest.mark.skipif(not PROGRAM.exists(), reason="the program is not built: cargo build --bin dedale")


class Server:
    """`dedale serve` with a database of its own."""

    def __init__(self, folder: Path, bot_pause_ms: int = 0) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = folder / "tables.db"
        self.config = folder / "dedale.toml"
        self.config.write_text(f"[times]\nbot_pause_ms = {bot_pause_ms}\n", encoding="utf-8")
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        listen = ["serve", "--listen", f"127.0.0.1:{self.port}", "--database", f"sqlite:{self.database}", "--config", str(self.config)]
        self.process = subprocess.Popen([PROGRAM, *listen], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Proxy:
    """Passes bytes on to a server, and cuts all connections when it is told to."""

    def __init__(self, port: int) -> None:
        self.to, self.open, self.lock = port, [], threading.Lock()  # type: ignore[var-annotated]
        self.swallows = False
        self.cuts = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                return
            with self.lock:
                self.open += [near, far]
            threading.Thread(target=self.pump, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self.pump, args=(far, near, True), daemon=True).start()

    def pump(self, here: socket.socket, there: socket.socket, answers: bool) -> None:
        try:
            while data := here.recv(65536):
                if answers and self.swallows:
                    self.swallows = False
                    self.cut()
                    return
                there.sendall(data)
        except OSError:
            pass
        finally:
            for end in (here, there):
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

    def cut(self) -> None:
        self.cuts += 1
        with self.lock:
            ends, self.open = self.open, []
        for end in ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def close(self) -> None:
        self.listener.close()
        self.cut()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    proxy = Proxy(server.port)
    yield proxy
    proxy.close()


def at_random(decision: Decision) -> int:
    return decision.random.choice(decision.legal)


def record_of(server: Server, link: str, session: str) -> dedale.Match:
    """The finished game as the server kept it."""
    address = f"{server.url}/api/tables/{link.rsplit('/', 1)[1]}/record?form=text"
    with urllib.request.urlopen(urllib.request.Request(address, headers={"Cookie": session})) as answer:
        return dedale.load(answer.read().decode())


def table(server: Server, game: dedale.Game, bot: str = "random", **more: Any) -> tuple[str, str]:
    """The link of a table with bots at all seats but the first, and the session of its owner."""
    session = client.guest(server.url, None)
    bots = {seat: bot for seat in range(2, game.seats + 1)}
    return client.new_table(server.url, game, session=session, bots=bots, **more), session


def played(server: Server, game: dedale.Game, policy: Callable[[Decision], Any], url: str | None = None, **more: Any) -> Any:
    """Plays a table to its end, through a proxy if there is one; checks that the server has the same game."""
    link, session = table(server, game, **more)
    through = link if url is None else link.replace(server.url, url)
    answers: list[str] = []
    result = client.join(through, policy, session=session, start=True, progress=lambda _, answer: answers.append(answer))
    match = record_of(server, link, session)
    assert match.is_over and match.outcome is not None
    assert (result.winners, result.reason) == (match.outcome["winners"], match.outcome["reason"])
    own = [action for action, seat in zip(match.record("plain")["actions"], deciders(match)) if seat == 1]
    assert own == answers and result.answers == len(answers)
    return result


def test_a_policy_plays_a_whole_game_at_a_live_table(server: Server, plain_game: dedale.Game) -> None:
    events: list[Any] = []

    def policy(decision: Decision) -> int:
        assert decision.game == plain_game and decision.seat == 1 and decision.time_left is None
        assert (decision.observation == plain_game.observe(decision.view or {})).all() and decision.mask.sum() == len(decision.legal)
        if len(events) < 50:
            assert all(world.legal() == decision.legal for world in decision.worlds)
        events.extend(decision.events)
        return at_random(decision)

    result = played(server, plain_game, policy)
    assert result.seat == 1 and events


def test_a_connection_that_is_cut_is_taken_up_again_and_no_answer_is_given_twice(
    server: Server, proxy: Proxy, plain_game: dedale.Game
) -> None:
    asked = 0

    def policy(decision: Decision) -> int:
        nonlocal asked
        asked += 1
        if asked in (3, 8):
            proxy.cut()
        if asked in (5, 10):
            proxy.swallows = True  # The answer arrives, its receipt does not.
        return at_random(decision)

    played(server, plain_game, policy, proxy.url)
    assert asked < 10 or proxy.cuts >= 4


def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    asked = 0

    def policy(decision: Decision) -> int:
        nonlocal asked
        asked += 1
        if asked == 4:
            server.kill()
            threading.Timer(0.5, server.start).start()
        return at_random(decision)

    try:
        played(server, dedale.Game("onirim"), policy)
    finally:
        server.kill()
    assert asked > 4


def test_events_are_heard_once_and_in_order_even_if_the_connection_is_cut(server: Server, proxy: Proxy) -> None:
    game = dedale.Game("mondes")
    link, session = table(server, game)
    heard: list[Any] = []
    asked = 0

    def policy(decision: Decision) -> int:
        nonlocal asked
        asked += 1
        heard.extend(decision.events)
        if asked % 4 == 0 and asked < 20:
            proxy.cut()
        if asked % 4 == 2 and asked < 20:
            proxy.swallows = True
        return at_random(decision)

    client.join(link.replace(server.url, proxy.url), policy, session=session, start=True)
    match = record_of(server, link, session)
    assert proxy.cuts > 4 and heard == told_by_its_last_decision(match, 1)


def test_a_policy_that_raises_ends_the_visit_with_its_exception(server: Server) -> None:
    link, session = table(server, dedale.Game("onirim"))

    def policy(decision: Decision) -> int:
        raise ZeroDivisionError("a thousand doors")

    with pytest.raises(errors.PolicyError) as caught:
        client.join(link, policy, session=session, start=True)
    assert caught.value.code == "policy-failed" and isinstance(caught.value.__cause__, ZeroDivisionError)
    with pytest.raises(errors.IllegalActionError):
        client.join(link, lambda decision: "fly", session=session)
    assert client.join(link, at_random, session=session).answers > 0  # The seat is still there.


@pytest.fixture
def leisurely_server(tmp_path: Path) -> Iterator[Server]:
    """Its bots take their time: one that stands in does not play the whole game at once."""
    server = Server(tmp_path, bot_pause_ms=400)
    yield server
    server.kill()


def test_a_clock_is_told_and_a_bot_answers_once_it_has_run_out(leisurely_server: Server) -> None:
    server = leisurely_server
    link, session = table(server, dedale.Game("onirim"), clock={"per_move_s": 2})
    told: list[float | None] = []

    def policy(decision: Decision) -> int:
        told.append(decision.time_left)
        if len(told) == 2:
            time.sleep(2.2)
            assert decision.time_left == 0
        return at_random(decision)

    result = client.join(link, policy, session=session, start=True)
    assert all(left is not None and 0 < left <= 2 for left in told) and len(told) > 2
    assert result.answers == len(told)
    address = f"{server.url}/api/tables/{link.rsplit('/', 1)[1]}?as=1"
    with urllib.request.urlopen(urllib.request.Request(address, headers={"Cookie": session})) as answer:
        entries = [happening["entry"]["did"] for happening in json.load(answer)["missed"]]
    assert "stand-in" in entries and "hand-back" in entries[entries.index("stand-in") :]


def test_guests_sit_down_at_a_free_seat(server: Server) -> None:
    game = dedale.Game("mondes")
    owner = client.guest(server.url, None)
    link = client.new_table(server.url, game, session=owner)
    results: dict[str, Any] = {}

    def sit(who: str, **more: Any) -> None:
        results[who] = client.join(link, at_random, **more)

    guest = threading.Thread(daemon=True, target=sit, args=("guest",), kwargs={"seat": 2, "name": "Ariadne bot"})
    guest.start()
    sit("owner", session=owner, seat=1, start=True)
    guest.join(60)
    assert (results["owner"].seat, results["guest"].seat) == (1, 2)
    assert results["owner"].winners == results["guest"].winners
    assert results["owner"].table["seats"][1]["name"] == "Ariadne bot"


def test_a_link_that_leads_nowhere_is_refused_with_a_code(server: Server) -> None:
    def code(url: Any, **more: Any) -> str:
        with pytest.raises(errors.Error) as caught:
            client.join(url, at_random, **more)
        return caught.value.code

    assert code(f"{server.url}/t/{'a' * 26}") == "no-such-table"
    for wrong in ("", "ftp://here/t/a", "http://", f"{server.url}/u/a", f"{server.url}", "http://a b/t/c", "http://a:x/t/c", None):
        assert code(wrong) == "bad-link"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        assert code(f"http://127.0.0.1:{free.getsockname()[1]}/t/abc") == "unreachable"
    link, session = table(server, dedale.Game("mondes"))
    assert code(link, token="wrong") in ("no-session", "forbidden")
    assert code(link, session=session, seat=2) == "seat-taken"
    with pytest.raises(errors.RefusedError):
        client.new_table(server.url, dedale.Game("onirim"), token="wrong")


def test_a_server_that_stays_away_is_given_up_after_some_patience(tmp_path: Path) -> None:
    server = Server(tmp_path)
    link, session = table(server, dedale.Game("onirim"))

    def policy(decision: Decision) -> int:
        server.kill()
        return at_random(decision)

    with pytest.raises(errors.UnreachableError) as caught:
        client.join(link, policy, session=session, start=True, patience=1)
    assert caught.value.code == "unreachable"


def test_after_moves_were_taken_back_the_policy_hears_the_game_from_its_beginning(server: Server) -> None:
    link, session = table(server, dedale.Game("onirim"))
    address = f"{server.url}/api/tables/{link.rsplit('/', 1)[1]}/undo"

    class Undoing:
        asked, begun = 0, 0

        def begin(self, seat: int) -> None:
            self.begun += 1
            self.heard: list[Any] = []

        def __call__(self, decision: Decision) -> int:
            self.asked += 1
            self.heard += decision.events
            if self.asked == 4:
                # Entries: somebody sits down, the deal, three moves.
                body = json.dumps({"step": 5, "key": "undo", "as": 1, "to": 1}).encode()
                headers = {"Cookie": session, "Content-Type": "application/json"}
                urllib.request.urlopen(urllib.request.Request(address, body, headers)).close()
            return at_random(decision)

    policy = Undoing()
    client.join(link, policy, session=session, start=True)
    match = record_of(server, link, session)
    assert policy.begun == 2 and policy.heard == told_by_its_last_decision(match, 1)
