"""A thousand games in Polars, with plots: how long games are, and whether longer ones are won."""

from __future__ import annotations

import argparse
from pathlib import Path

import matplotlib
import polars

import dedale

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402: after the choice of a backend without a screen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="onirim")
    parser.add_argument("--bots", nargs="+", default=["easy", "normal", "hard"])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--out", type=Path, default=Path("games.png"))
    args = parser.parse_args()

    game = dedale.Game(args.game)
    seats = [f"won_{seat}" for seat in range(1, game.seats + 1)]
    frames = [
        dedale.simulate(game, bot, args.games).to_polars().with_columns(bot=polars.lit(bot), won=polars.any_horizontal(seats))
        for bot in args.bots
    ]
    games = polars.concat(frames)

    summary = games.group_by("bot", maintain_order=True).agg(
        polars.col("won").mean().alias("win_rate"),
        polars.col("turns").mean().alias("turns"),
        polars.col("decisions").quantile(0.95).alias("decisions_95"),
    )
    print(summary)

    # The same seeds deal the same games: which deals does only the strongest bot win?
    wide = games.pivot(on="bot", index="seed", values="won")
    strongest, others = args.bots[-1], args.bots[:-1]
    if others:
        hard_deals = wide.filter(polars.col(strongest) & ~polars.any_horizontal(others))
        print(f"{len(hard_deals)} deals were won by “{strongest}” alone; the first seeds: {hard_deals['seed'].head(3).to_list()}")

    by_length = games.with_columns(length=(polars.col("turns") // 5) * 5).group_by("bot", "length").agg(polars.col("won").mean())
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4))
    for bot in args.bots:
        left.hist(games.filter(polars.col("bot") == bot)["turns"].to_numpy(), bins=30, histtype="step", label=bot)
        line = by_length.filter(polars.col("bot") == bot).sort("length")
        right.plot(line["length"].to_numpy(), line["won"].to_numpy(), label=bot)
    left.set(xlabel="turns", ylabel="games")
    right.set(xlabel="turns", ylabel="share won")
    left.legend()
    figure.savefig(args.out, dpi=120, bbox_inches="tight")
    print(f"plots: {args.out}")


if __name__ == "__main__":
    main()
