"""A tournament on a Ray cluster: the one that is there, or one on this machine. The results are those of one machine, bit for bit."""

from __future__ import annotations

import argparse

import dedale
from dedale import cluster


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mondes")
    parser.add_argument("--bots", nargs="+", default=["easy", "normal", "hard"])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--cluster", choices=["ray", "local"], default="ray")
    parser.add_argument("--address", help="of a running cluster")
    parser.add_argument("--out", help="a new folder: every game as Parquet")
    args = parser.parse_args()

    def progress(done: int, total: int) -> None:
        print(f"\r{done} of {total} games", end="", flush=True)

    results = cluster.tournament(
        dedale.Game(args.game),
        args.bots,
        args.deals,
        cluster=args.cluster,
        address=args.address,
        progress=progress,
        out=args.out,
    )
    print()
    for standing in results["standings"]:
        low, high = standing["interval"]["low"], standing["interval"]["high"]
        print(f"{standing['bot']:>10}  {standing['share']:6.1%}  [{low:.1%}, {high:.1%}]  {standing['games']} games")
    for pair in results["comparisons"]:
        print(f"{pair['bot']} against {pair['against']}: {pair['difference']:+.1%} on the same deals, p = {pair['p']:.2g}")


if __name__ == "__main__":
    main()
