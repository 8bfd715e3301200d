"""What schemathesis needs to know of the server beside its API document.

    schemathesis_tables.py set-up URL FOLDER   makes somebody with tables (gathering, playing, over), and writes `cookie`,
                                               `tables` and `games` into the folder
    schemathesis_tables.py still-in URL FOLDER fails if that session ended meanwhile
    schemathesis_tables.py answers URL         tells how the server answered so far, and fails if any answer was a 5xx

As hooks of schemathesis (`SCHEMATHESIS_HOOKS`), it puts these tables into most of the paths that ask for one.
"""

import collections
import os
import pathlib
import re
import sys
import zlib

import requests

PHASES = ["gathering", "playing", "over"]


def set_up(url, folder):
    session = requests.Session()

    def post(path, **body):
        answer = session.post(f"{url}/api{path}", json=body, timeout=20)
        answer.raise_for_status()
        return answer.json()

    def table(game, phase):
        document = post("/tables", game=game, listed=True)
        place, step = f"/tables/{document['table']}", 0
        if phase != "gathering":
            for seat in range(1, len(document["seats"]) + 1):
                post(f"{place}/sit", seat=seat, step=step, key=f"sit {seat}")
                step += 1
            post(f"{place}/start", step=step, key="start")
        if phase == "over":
            post(f"{place}/concede", step=step + 1, key="concede", **{"as": 1})
        return document["table"]

    post("/guest", name="Guest")
    games = [game["id"] for game in requests.get(f"{url}/api/games", timeout=20).json()]
    tables = [table(game, phase) for game in games for phase in PHASES]
    # A guest who becomes an account gets another session: better now than in the middle.
    post("/account", name="Schemathesis", password="a staircase of salt")
    cookies = [f"{cookie.name}={cookie.value}" for cookie in session.cookies]
    (folder / "cookie").write_text("; ".join(cookies))
    (folder / "tables").write_text("\n".join(tables))
    (folder / "games").write_text("\n".join(games))


def still_in(url, folder):
    cookie = (folder / "cookie").read_text()
    return requests.get(f"{url}/api/me", headers={"Cookie": cookie}, timeout=20).ok


def tell_answers(url):
    counted = collections.Counter()
    for line in requests.get(f"{url}/metrics", timeout=20).text.splitlines():
        if found := re.match(r'dedale_requests_total{.*status="(\d+)".*} (\d+)', line):
            counted[found[1]] += int(found[2])
    print("answers by status:", ", ".join(f"{status}: {count}" for status, count in sorted(counted.items())))
    return any(status.startswith("5") for status in counted)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["set-up", url, folder]:
            set_up(url, pathlib.Path(folder))
        case ["still-in", url, folder]:
            sys.exit(not still_in(url, pathlib.Path(folder)))
        case ["answers", url]:
            sys.exit(tell_answers(url))
        case _:
            sys.exit(__doc__)
else:
    import schemathesis

    TABLES = pathlib.Path(os.environ["DEDALE_TABLES"]).read_text().split()
    GAMES = pathlib.Path(os.environ["DEDALE_TABLES"]).with_name("games").read_text().split()

    @schemathesis.hook
    def map_path_parameters(context, path_parameters):
        if path_parameters and "table" in path_parameters:
            number = zlib.crc32(str(path_parameters["table"]).encode())
            if number % 8:
                path_parameters["table"] = TABLES[number // 8 % len(TABLES)]
        if path_parameters and "game" in path_parameters:
            number = zlib.crc32(str(path_parameters["game"]).encode())
            if number % 4:
                path_parameters["game"] = GAMES[number // 4 % len(GAMES)]
        return path_parameters
