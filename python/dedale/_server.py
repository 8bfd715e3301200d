"""A server and who one is there: links, sessions and requests besides the game (docs/server.md)."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from .errors import ArgumentError, ClientError, RefusedError, UnreachableError

PATIENCE = 15.0
"""Seconds that one answer of the server may take."""


@dataclass(frozen=True)
class Link:
    scheme: str
    host: str
    table: str | None

    @property
    def server(self) -> str:
        return f"{self.scheme}://{self.host}"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self.host}/api/socket"


def link_of(url: str, *, table: bool = True) -> Link:
    wrong = ArgumentError(f"{url!r} is no link: expected http://HOST:PORT/t/TABLE", "bad-link")
    if not isinstance(url, str):
        raise wrong
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        parts.port
    except ValueError:
        raise wrong from None
    place = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.hostname or any(letter.isspace() for letter in url):
        raise wrong
    if place == [""]:
        if table:
            raise wrong
        return Link(parts.scheme, parts.netloc, None)
    if len(place) != 2 or place[0] != "t" or not place[1].isalnum() or not place[1].isascii():
        raise wrong
    return Link(parts.scheme, parts.netloc, place[1])


@dataclass(frozen=True)
class Person:
    """How somebody is known to the server."""

    headers: dict[str, str]
    user: str
    session: str | None


def refused(error: Any) -> RefusedError:
    data = error.get("data") or {} if isinstance(error, dict) else {}
    code = str(data.get("code") or "refused")
    message = str(error.get("message") or code) if isinstance(error, dict) else code
    return RefusedError(message, code, data.get("rule"))


def request(link: Link, path: str, headers: dict[str, str], body: Any = None) -> tuple[Any, Any]:
    """The document the server answers with, and the headers of its answer."""
    data = None if body is None else json.dumps(body).encode()
    headers = {**headers, "Content-Type": "application/json"} if data is not None else headers
    try:
        with urllib.request.urlopen(urllib.request.Request(link.server + path, data, headers), timeout=PATIENCE) as answer:
            return json.load(answer), answer.headers
    except urllib.error.HTTPError as error:
        try:
            refusal = json.load(error)["error"]
        except (ValueError, KeyError, TypeError):
            raise ClientError(f"{link.server} is no server of ours: {error}", "strange-server") from None
        raise refused(refusal) from None
    except ValueError as error:
        raise ClientError(f"{link.server} is no server of ours: {error}", "strange-server") from None
    except OSError as error:
        raise UnreachableError(f"{link.server} cannot be reached: {error}", "unreachable") from None


def enter(link: Link, token: str | None, session: str | None, name: str | None) -> Person:
    if token is not None:
        headers = {"Authorization": f"Bearer {token}"}
        me, _ = request(link, "/api/me", headers)
        return Person(headers, me["id"], None)
    headers = {} if session is None else {"Cookie": session}
    user, answered = request(link, "/api/guest", headers, {} if name is None else {"name": name})
    for cookie in answered.get_all("Set-Cookie") or []:
        pair = cookie.split(";")[0].strip()
        if pair.removeprefix("__Host-").startswith("dedale_session="):
            session = pair
    if session is None:
        raise ClientError(f"{link.server} is no server of ours: no session", "strange-server")
    return Person({"Cookie": session}, user["id"], session)
