"""A first game: at random, by a bot, and by a policy of one's own that looks at nothing but its view."""

from __future__ import annotations

import argparse
import random

import dedale


def cautious(decision: dedale.Decision) -> str:
    """Plays a room card if it can, and keeps its keys."""
    plays = [text for text in decision.legal_texts if text.startswith("play") and "key" not in text]
    return decision.random.choice(plays or decision.legal_texts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    game = dedale.Game("onirim")
    match, chance = game.new(seed=args.seed), random.Random(args.seed)
    while not match.is_over:
        if match.step < 5:
            print(f"seat {match.decider}: {match.question['question']}: {', '.join(match.legal_texts())}")
        match.act(chance.choice(match.legal()))
    print("at random:", match.outcome)

    match = dedale.play(game, "hard", seed=args.seed)
    print("the bot “hard”:", match.outcome, "after", match.step, "decisions")
    print(match.record().splitlines()[6], "…")

    won = sum(dedale.play(game, cautious, seed=seed).returns()[1] for seed in range(args.games))
    print(f"a cautious policy: {won:.0f} of {args.games} games won")
    print(f"the bot “normal”: {dedale.simulate(game, 'normal', args.games).summary()['win_rate']:.1%}")


if __name__ == "__main__":
    main()
