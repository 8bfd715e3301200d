#!/usr/bin/env python3
"""Steps a second of the engine protocol in batches: tools/batches.py target/release/dedale [MATCHES]

For each game random matches are played once, a batch of all of them at a time, and the lines are kept. Then the program
answers the same lines again from a file, so that only its own time is measured.
"""

import json
import random
import subprocess
import sys
import tempfile
import time

ROUNDS = 60
TRIALS = 5


def played(program: str, game: str, matches: int) -> tuple[bytes, int]:
    """The lines of the matches, and how many steps they take."""
    engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    lines = []

    def ask(method: str, params: dict[int, dict]) -> list[dict]:
        batch = [{"jsonrpc": "2.0", "id": id, "method": method, "params": one} for id, one in params.items()]
        lines.append(json.dumps(batch, separators=(",", ":")).encode() + b"\n")
        engine.stdin.write(lines[-1])
        engine.stdin.flush()
        return [reply["result"] for reply in json.loads(engine.stdout.readline())]

    chance, steps = random.Random(1), 0
    standing = ask("match.new", {seed: {"game": game, "seed": seed} for seed in range(matches)})
    for _ in range(ROUNDS):
        going = [one for one in standing if one["legal"]]
        if not going:
            break
        steps += len(going)
        standing = ask(
            "match.act",
            {one["match"]: {"match": one["match"], "action": chance.choice(one["legal"])} for one in going},
        )
    engine.stdin.close()
    engine.wait()
    return b"".join(lines), steps


def main() -> None:
    program, matches = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 500
    listed = subprocess.run([program, "games", "--json"], capture_output=True, check=True, text=True)
    print(f"{'game':<12}{'steps':>8}{'median steps/s':>18}{'lowest':>10}{'highest':>10}")
    for game in (one["id"] for one in json.loads(listed.stdout)):
        lines, steps = played(program, game, matches)
        with tempfile.TemporaryFile() as file:
            file.write(lines)
            rates = []
            for _ in range(TRIALS):
                file.seek(0)
                begun = time.perf_counter()
                subprocess.run([program, "engine"], stdin=file, stdout=subprocess.DEVNULL, check=True)
                rates.append(steps / (time.perf_counter() - begun))
        rates.sort()
        print(f"{game:<12}{steps:>8}{rates[TRIALS // 2]:>18,.0f}{rates[0]:>10,.0f}{rates[-1]:>10,.0f}")


if __name__ == "__main__":
    main()
