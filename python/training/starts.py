"""Where games of a curriculum begin: positions on the way of games that the level `hard` won; and the largest values ever seen.

    python starts.py --out starts.json.gz
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from pathlib import Path

import numpy as np

import dedale

from mix import MAIN, OTHERS, places_of

TENTHS = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--won", type=int, default=120, help="games won, of each of the main setups; half as many of the others")
    parser.add_argument("--tries", type=int, default=4, help="how many times as many games are played at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("starts.json.gz"))
    args = parser.parse_args()
    chance = random.Random(args.seed)
    positions, highest = {}, None
    setups = [(setup, args.won) for setup, _ in MAIN.values()] + [(setup, args.won // 2) for setup, _ in OTHERS]
    for setup, count in setups:
        game = dedale.Game("onirim", **setup)
        places = places_of(game)
        seen = np.zeros(max(places.max() + 1, 1), np.uint8)
        tenths, won = [[] for _ in range(TENTHS)], 0
        for seed in range(args.tries * count):
            match = dedale.play(game, ["hard"] * setup.get("players", 1), seed=args.seed + seed)
            is_won = match.returns()[1] == 1
            won += is_won
            length = match.step
            keep = {int((tenth + chance.random()) * length / TENTHS): tenth for tenth in range(TENTHS)} if is_won else {}
            while match.step > 0:
                match.undo()
                np.maximum(seen, match.observation(match.decider)[: len(seen)], out=seen)
                if match.step in keep:
                    tenths[keep[match.step]].append(match.position())
            if won >= count:
                break
        positions[game.setup] = tenths if won >= 5 else []
        values = np.where(places >= 0, seen[np.maximum(places, 0)], (places == -2).astype(np.uint8))
        highest = values if highest is None else np.maximum(highest, values)
        print(game.setup, won, "of", seed + 1, "games won", flush=True)
    document = {"highest": highest.tolist(), "positions": positions}
    args.out.write_bytes(gzip.compress(json.dumps(document, separators=(",", ":")).encode()))
    print(int(highest.sum()), "bits", flush=True)


if __name__ == "__main__":
    main()
