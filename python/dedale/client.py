"""A policy at a live table: plays a seat over the server's WebSocket protocol (docs/server.md).

::

    from dedale import client

    print(client.join("http://localhost:7333/t/TABLE", policy, name="my bot"))

Needs ``pip install 'dedale[client]'``.
"""

from __future__ import annotations

import json
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Callable
from urllib.parse import urlencode

from ._dedale import Game
from ._server import PATIENCE, Link, Person, enter, link_of, refused, request
from .errors import ClientError, MissingError, PolicyError, RefusedError, UnreachableError
from .policy import Decision, Policy, asked, begin

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SILENCE = 60.0
"""The server pings more often than that: who hears nothing for so long has lost it."""
WAITS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each try to come back, the last one again and again."""
TRY_AGAIN = {
    "bus-away",
    "no-entropy",
    "shutting-down",
    "store-failed",
    "table-busy",
    "table-moved",
    "timed-out",
    "too-many-requests",
}
"""Refusals after which the same command is sent again, with the same key."""
CHANGED = {"stale-step", "not-your-turn", "wrong-phase", "game-over", "no-proposal", "not-absent", "seat-taken"}
"""Refusals that say that the table has changed in the meantime: look again."""


@dataclass(frozen=True)
class Result:
    """The end of a game at a live table."""

    seat: int
    """The seat that was played."""
    winners: list[int]
    """The seats that won."""
    reason: str
    """How it ended; ``stopped`` after a vote."""
    answers: int
    """How many answers the policy gave."""
    table: dict[str, Any] = field(repr=False)
    """The table document."""

    @property
    def won(self) -> bool:
        """Whether the seat won."""
        return self.seat in self.winners


def guest(url: str, name: str | None = None) -> str:
    """A session at a server, for ``session=``: with it, the same guest can come back from another program."""
    session = enter(link_of(url, table=False), None, None, name).session
    assert session is not None
    return session


def new_table(
    url: str,
    game: Game,
    *,
    token: str | None = None,
    session: str | None = None,
    bots: dict[int, str] | None = None,
    clock: dict[str, int] | None = None,
) -> str:
    """Sets up a table of one's own at a server and gives seats to bots; returns its link."""
    link = link_of(url, table=False)
    person = enter(link, token, session, None)
    wanted = {"game": game.name, "setup": game.options, "listed": False, "spectators": True, "chat": True, "clock": clock}
    document, _ = request(link, "/api/tables", person.headers, wanted)
    for seat, bot in (bots or {}).items():
        command = {"seat": seat, "bot": bot, "step": 0, "key": secrets.token_hex(12)}
        request(link, f"/api/tables/{document['table']}/seat-bot", person.headers, command)
    return f"{link.server}/t/{document['table']}"


def join(
    url: str,
    policy: Policy,
    *,
    token: str | None = None,
    session: str | None = None,
    name: str | None = None,
    seat: int | None = None,
    start: bool = False,
    agree: bool = True,
    worlds: int = 8,
    patience: float = 600.0,
    progress: Callable[[Decision, str], object] | None = None,
) -> Result:
    """Plays a seat of a live table with a policy, to the end of the game.

    ``url`` is the table's link. ``token`` is one of an account, with the scopes ``read`` and ``play``; without one you are a guest,
    of that ``name`` or the one of a ``session``. You get the ``seat`` you ask for, or the first that is yours or free. With ``start`` the cards are
    dealt as soon as every seat is taken, if the table is yours. ``agree`` answers the proposals of others.

    A lost connection is taken up again, for as long as ``patience`` says; an answer is never given twice. A clock is in
    ``decision.time_left``: when it has run out, a bot of the server answers, and the policy goes on afterwards.
    """
    try:
        import websockets.sync.client  # noqa: F401
    except ImportError:
        raise MissingError("websockets is missing: pip install 'dedale[client]'", "missing-package") from None
    link = link_of(url)
    person = enter(link, token, session, name)
    visit = _Visit(link, person, policy, seat, start, agree, worlds, patience, progress)
    try:
        return visit.stay()
    finally:
        visit.hang_up()


class _Lost(Exception):
    """The connection is gone."""


class _Visit:
    def __init__(
        self,
        link: Link,
        person: Person,
        policy: Policy,
        wish: int | None,
        start: bool,
        agree: bool,
        worlds: int,
        patience: float,
        progress: Callable[[Decision, str], object] | None,
    ) -> None:
        assert link.table is not None
        self.link, self.person, self.table, self.policy = link, person, link.table, policy
        self.wish, self.start, self.agree, self.worlds = wish, start, agree, worlds
        self.patience, self.progress = patience, progress
        self.socket: ClientConnection | None = None
        self.ids = 0
        self.joining: int | None = None
        self.sent: tuple[int, str, dict[str, Any]] | None = None
        """The command the server has not answered yet: sent again after a lost connection, with the same key."""
        self.document: dict[str, Any] = {}
        self.standing: dict[str, Any] | None = None
        self.observer: str | None = None
        self.step: int | None = None
        self.deadline: tuple[int, float | None] = (-1, None)
        self.events: list[dict[str, Any]] = []
        self.done = 0
        """The step of the last command that was done: until it is heard of, there is nothing to do."""
        self.answers = 0
        self.game: Game | None = None

    # The wire

    def hang_up(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def connect(self) -> None:
        from websockets.exceptions import InvalidHandshake, InvalidStatus
        from websockets.sync.client import connect

        try:
            connection = connect(
                self.link.socket,
                additional_headers=self.person.headers,
                open_timeout=PATIENCE,
                ping_interval=20,
                ping_timeout=SILENCE,
                close_timeout=2,
                max_size=None,
                max_queue=None,
                proxy=None,
            )
        except InvalidStatus as error:
            if 400 <= error.response.status_code < 500 and error.response.status_code != 429:
                raise RefusedError(f"the server refused the connection: {error}", "no-session") from None
            raise _Lost(str(error)) from None
        except (OSError, TimeoutError, InvalidHandshake) as error:
            raise _Lost(str(error)) from None
        self.socket = connection.__enter__()
        self.joining = None
        self.look(self.step)
        if self.sent is not None:
            self.send(*self.sent[1:])

    def send(self, method: str, params: dict[str, Any]) -> None:
        """Sends a command; if the connection is gone, it waits for the next one."""
        self.sent = (0, method, params)
        self.sent = (self.ask(method, params), method, params)

    def ask(self, method: str, params: dict[str, Any]) -> int:
        from websockets.exceptions import ConnectionClosed

        self.ids += 1
        message = {"jsonrpc": "2.0", "id": self.ids, "method": method, "params": params}
        if self.socket is None:
            raise _Lost("closed")
        try:
            self.socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise self.closed(error) from None
        except OSError as error:
            raise _Lost(str(error)) from None
        return self.ids

    def receive(self) -> Any:
        from websockets.exceptions import ConnectionClosed

        if self.socket is None:
            raise _Lost("closed")
        try:
            return json.loads(self.socket.recv(timeout=SILENCE))
        except ConnectionClosed as error:
            raise self.closed(error) from None
        except (OSError, TimeoutError) as error:
            raise _Lost(str(error)) from None
        except ValueError as error:
            raise ClientError(f"{self.link.server} is no server of ours: {error}", "strange-server") from None

    def closed(self, error: Any) -> Exception:
        code = error.rcvd.code if error.rcvd is not None else None
        if code in (1008, 4001):
            return RefusedError("the server ended the session", "no-session")
        return _Lost(str(error))

    # The table

    def stay(self) -> Result:
        tries, lost_at = 0, time.monotonic()
        while True:
            try:
                if self.socket is None:
                    self.connect()
                    tries = 0
                message = self.receive()
                lost_at = time.monotonic()
                result = self.hear(message)
                if result is not None:
                    return result
            except _Lost as lost:
                self.hang_up()
                self.joining = None
                if time.monotonic() - lost_at > self.patience:
                    raise UnreachableError(f"{self.link.server} cannot be reached: {lost}", "unreachable") from None
                wait = WAITS[min(tries, len(WAITS) - 1)]
                tries += 1
                time.sleep(wait * random.uniform(0.5, 1.0))

    def look(self, since: int | None) -> None:
        """Asks what happened since a step, or everything."""
        if self.joining is None:
            params: dict[str, Any] = {"table": self.table}
            if self.observer is not None:
                params["as"] = self.observer
            if since is not None:
                params["since"] = since
            self.joining = self.ask("table.join", params)

    def command(self, name: str, step: int, **params: Any) -> None:
        """Asks for something to be done."""
        self.send(f"table.{name}", {"table": self.table, "step": step, "key": secrets.token_hex(12), **params})

    def hear(self, message: dict[str, Any]) -> Result | None:
        method: str | None = message.get("method")
        params: dict[str, Any] = message.get("params") or {}
        if method == "table.update" and params["as"] == (self.observer or params["as"]):
            self.update(params)
        elif method == "table.snapshot":
            self.document, self.standing = params["table"], params["standing"]
            self.look(self.step)
        elif method == "table.left":
            raise RefusedError("the seat is no longer yours", "not-your-seat")
        elif method is None:
            self.reply(message)
        return None if self.joining is not None else self.settle()

    def reply(self, message: dict[str, Any]) -> None:
        ident, error = message.get("id"), message.get("error")
        if ident == self.joining:
            self.joining = None
            if error is not None:
                raise refused(error)
            self.snapshot(message["result"])
        elif self.sent is not None and ident == self.sent[0]:
            _, method, params = self.sent
            self.sent = None
            if error is None:
                self.done = max(self.done, message["result"]["step"])
                return
            refusal = refused(error)
            if refusal.code in TRY_AGAIN:
                time.sleep(WAITS[1])
                self.send(method, params)
            elif refusal.code in CHANGED:
                self.look(self.step)
            else:
                raise refusal

    def snapshot(self, snapshot: dict[str, Any]) -> None:
        first = self.step is None
        if first or str(snapshot["as"]) != self.observer:
            self.events = []
        self.document, self.observer = snapshot["table"], str(snapshot["as"])
        missed = snapshot["missed"]
        if snapshot["earlier"]:
            missed = self.earlier(missed, snapshot["earlier"]) + missed
        if not first and any(happening["entry"]["did"] == "undo" for happening in missed):
            return self.forget()
        if first and self.seat is not None:
            begin(self.policy, self.seat)
        for happening in missed:
            self.events += happening["events"]
            self.step = happening["step"]
        self.step = self.step or 0
        self.stand(snapshot["standing"])

    def earlier(self, missed: list[dict[str, Any]], left: int) -> list[dict[str, Any]]:
        """The older happenings that a snapshot leaves out."""
        found: list[dict[str, Any]] = []
        while left:
            before = (found or missed)[0]["step"]
            query = urlencode({"as": self.observer, "since": self.step or 0, "before": before})
            page, _ = request(self.link, f"/api/tables/{self.table}?{query}", self.person.headers)
            if not page["missed"]:
                break
            found, left = page["missed"] + found, page["earlier"]
        return found

    def forget(self) -> None:
        """Moves were taken back: the policy hears the game again from its beginning."""
        self.step = None
        self.look(None)

    def update(self, update: dict[str, Any]) -> None:
        if self.step is None or update["step"] <= self.step:
            return
        if update["step"] > self.step + 1 or update["entry"]["did"] == "undo":
            return self.forget() if update["entry"]["did"] == "undo" else self.look(self.step)
        self.document = update.get("document") or self.document
        self.step = update["step"]
        self.events += update["events"]
        self.stand(update["standing"])

    def stand(self, standing: dict[str, Any] | None) -> None:
        self.standing = standing
        chair = self.chair
        if standing is not None and chair is not None and self.deadline[0] != standing["step"]:
            left = chair["left_ms"]
            self.deadline = (standing["step"], None if left is None else time.monotonic() + left / 1000)

    @property
    def seat(self) -> int | None:
        """The seat one plays: the one wished for, or the lowest of one's own."""
        mine = [chair["seat"] for chair in self.document["seats"] if chair["user"] == self.person.user]
        return self.wish if self.wish in mine else min(mine, default=None)

    @property
    def chair(self) -> dict[str, Any] | None:
        return next((chair for chair in self.document["seats"] if chair["seat"] == self.seat), None)

    def settle(self) -> Result | None:
        """Does whatever has to be done now; the result, when the game is over."""
        if self.sent is not None or (self.step or 0) < self.done:
            return None
        phase, seat = self.document["phase"], self.seat
        if phase == "over":
            outcome = self.document["outcome"] or {}
            if seat is None:
                raise RefusedError("the game was played without you", "game-over")
            winners = [int(winner) for winner in outcome.get("winners", [])]
            return Result(seat, winners, outcome.get("reason", "stopped"), self.answers, self.document)
        if seat is None:
            self.sit(phase)
        elif self.observer != str(seat):
            self.ask("table.leave", {"table": self.table, "as": self.observer})
            self.observer, self.step = str(seat), None
            self.look(None)
        elif phase == "gathering":
            taken = all(chair["user"] or chair["bot"] for chair in self.document["seats"])
            if self.start and taken and self.document["owner"] == self.person.user:
                self.command("start", self.step or 0)
        else:
            self.play(seat)
        return None

    def sit(self, phase: str) -> None:
        free = [chair["seat"] for chair in self.document["seats"] if chair["user"] is None and chair["bot"] is None]
        if self.wish is not None:
            free = [seat for seat in free if seat == self.wish]
        if not free or phase != "gathering":
            wanted = "no seat is free" if self.wish is None else f"seat {self.wish} is not free"
            raise RefusedError(wanted, "seat-taken")
        self.command("sit", self.step or 0, seat=free[0])

    def play(self, seat: int) -> None:
        standing, chair, proposal = self.standing, self.chair, self.document["proposal"]
        if standing is None or chair is None:
            return None
        step = self.step or 0
        if proposal and seat in map(int, proposal["asked"]) and seat not in map(int, proposal["agreed"]):
            return self.command("answer", step, **{"as": seat, "agree": self.agree})
        if chair["stand_in"] is not None:
            return None if chair["conceded"] else self.command("hand_back", step, seat=seat)
        if standing["decider"] != seat or not standing["legal"]:
            return None
        decision = self.decision(seat, standing)
        answer = decision.answer(asked(self.policy, decision))
        self.events = []
        self.answers += 1
        if self.progress is not None:
            self.progress(decision, answer)
        return self.command("act", step, **{"as": seat, "action": answer})

    def decision(self, seat: int, standing: dict[str, Any]) -> Decision:
        if self.game is None:
            options = {option.replace("-", "_"): str(value) for option, value in self.document["setup"].items()}
            self.game = Game(self.document["game"], **options)
        deadline = self.deadline[1]
        return Decision(
            self.game,
            seat,
            question=standing["question"],
            legal_texts=standing["legal"],
            view=standing["view"],
            events=self.events,
            worlds=self.worlds,
            seed=secrets.randbits(63),
            time_left=None if deadline is None else max(0.0, deadline - time.monotonic()),
        )


__all__ = ["PolicyError", "Result", "guest", "join", "new_table"]
