"""A policy as a program that Dédale starts: ``--bot cmd:"python my_bot.py"``.

The whole program::

    import dedale.bot

    def policy(decision):
        return decision.random.choice(decision.legal)

    dedale.bot.run(policy, name="my bot")

Messages are JSON-RPC 2.0, one a line: Dédale asks on standard input, the program answers on standard output. Anything the policy
prints goes to standard error. See docs/python.md.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import IO, Any, Sequence

from ._dedale import Game
from .errors import ArgumentError, Error, PolicyError
from .policy import Decision, Policy, asked, begin

PROTOCOL = 1
WANTS = ("view", "events", "worlds")
MOST_WORLDS = 1_000

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, REFUSED = -32700, -32600, -32601, -32602, -32000


def run(
    policy: Policy,
    *,
    name: str | None = None,
    wants: Sequence[str] = ("view",),
    worlds: int = 8,
    input: IO[str] | None = None,
    output: IO[str] | None = None,
) -> None:
    """Answers Dédale's questions with the policy until standard input ends.

    ``wants`` says what the policy uses: ``"view"``, ``"events"`` (what happened since it was last asked), ``"worlds"`` (so many sampled positions a
    decision). An exception in the policy answers that question with an error; the program goes on.
    """
    server = _Server(policy, name or str(getattr(policy, "__name__", type(policy).__name__)), wants, worlds)
    if output is None:
        output = _own_output()
    for line in input if input is not None else open(os.dup(0), encoding="utf-8", newline="\n"):
        answer = server.hear(line)
        if answer is None:
            continue
        try:
            output.write(json.dumps(answer, ensure_ascii=False) + "\n")
            output.flush()
        except BrokenPipeError:
            return


def _own_output() -> IO[str]:
    """Standard output for answers alone: from now on, everything else that is printed goes to standard error."""
    sys.stdout.flush()
    own = os.dup(1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return open(own, "w", encoding="utf-8", newline="\n")


class _Refused(Exception):
    def __init__(self, number: int, code: str, message: str) -> None:
        super().__init__(message)
        self.number, self.code = number, code


class _Server:
    def __init__(self, policy: Policy, name: str, wants: Sequence[str], worlds: int) -> None:
        unknown = [want for want in wants if want not in WANTS]
        if isinstance(wants, str) or unknown:
            raise ArgumentError(f"wants: found {wants!r}, expected some of {', '.join(WANTS)}", "bad-argument")
        if not isinstance(worlds, int) or not 1 <= worlds <= MOST_WORLDS:
            raise ArgumentError(f"worlds: found {worlds!r}, expected 1 to {MOST_WORLDS}", "bad-argument")
        self.policy, self.name, self.wants, self.worlds = policy, name, list(wants), worlds
        self.game: Game | None = None

    def hear(self, line: str) -> dict[str, Any] | None:
        """The answer to a line; none to a notification and to a blank line."""
        if not line.strip():
            return None
        ident, notified = None, False
        try:
            try:
                message = json.loads(line)
            except ValueError as error:
                raise _Refused(PARSE_ERROR, "parse-error", str(error)) from None
            if not isinstance(message, dict) or not isinstance(message.get("method"), str):
                raise _Refused(INVALID_REQUEST, "invalid-request", "expected a request with a method")
            ident, notified = message.get("id"), "id" not in message
            params = message.get("params", {})
            if not isinstance(params, dict):
                raise _Refused(INVALID_PARAMS, "invalid-params", "params: expected named parameters")
            result = self.do(message["method"], params)
            return None if notified else {"jsonrpc": "2.0", "id": ident, "result": result}
        except Exception as error:  # noqa: BLE001: the program goes on whatever the policy does
            if isinstance(error, PolicyError) or not isinstance(error, (_Refused, Error, KeyError, TypeError, ValueError)):
                traceback.print_exc()
            if notified:
                return None
            number, code = _numbered(error)
            told = {"code": number, "message": str(error) or type(error).__name__, "data": {"code": code}}
            return {"jsonrpc": "2.0", "id": ident, "error": told}

    def do(self, method: str, params: dict[str, Any]) -> Any:
        if method == "bot.hello":
            return self.hello(params)
        if method == "bot.begin":
            try:
                return begin(self.policy, _seat(params))
            except _Refused:
                raise
            except Exception as error:
                raise PolicyError(f"the policy failed: {type(error).__name__}: {error}", "policy-failed") from error
        if method == "bot.choose":
            return self.choose(params)
        raise _Refused(METHOD_NOT_FOUND, "method-not-found", f"unknown method {method}")

    def hello(self, params: dict[str, Any]) -> dict[str, Any]:
        if params.get("protocol") != PROTOCOL:
            message = f"protocol {params.get('protocol')!r}: this program speaks {PROTOCOL}"
            raise _Refused(REFUSED, "other-protocol", message)
        setup = params.get("setup", {})
        if not isinstance(params.get("game"), str) or not isinstance(setup, dict):
            raise _Refused(INVALID_PARAMS, "invalid-params", "game, setup: expected a name and options")
        self.game = Game(params["game"], **{option.replace("-", "_"): str(value) for option, value in setup.items()})
        answer: dict[str, Any] = {"protocol": PROTOCOL, "name": self.name, "wants": self.wants}
        if "worlds" in self.wants:
            answer["worlds"] = self.worlds
        return answer

    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        if self.game is None:
            raise _Refused(INVALID_REQUEST, "no-hello", "bot.choose before bot.hello")
        legal = params.get("legal")
        if not isinstance(legal, list) or not legal:
            raise _Refused(INVALID_PARAMS, "invalid-params", "legal: expected the legal actions")
        milliseconds = params.get("time_ms")
        decision = Decision(
            self.game,
            _seat(params),
            question=params.get("question"),
            legal_texts=legal,
            legal=params.get("actions"),
            view=params.get("view"),
            events=params.get("events") or (),
            worlds=params["worlds"] if params.get("worlds") else self.worlds,
            seed=params.get("seed") or 0,
            time_left=None if milliseconds is None else milliseconds / 1000,
        )
        return {"action": decision.answer(asked(self.policy, decision))}


def _seat(params: dict[str, Any]) -> int:
    seat = params.get("seat")
    if not isinstance(seat, int):
        raise _Refused(INVALID_PARAMS, "invalid-params", "seat: expected a number")
    return seat


def _numbered(error: Exception) -> tuple[int, str]:
    if isinstance(error, _Refused):
        return error.number, error.code
    if isinstance(error, Error):
        return REFUSED, error.code
    return INVALID_PARAMS, "invalid-params"
