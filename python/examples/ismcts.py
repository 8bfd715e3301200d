"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) in forty lines, for every game.

Each simulation draws a world that the seat cannot tell from the truth (`sample_world`) and goes down one tree for all of them: a node is
what the deciding seat knows (`information_state`), so that knowledge is never mixed up with the truth of one world.
"""

from __future__ import annotations

import argparse
import math
import random

import dedale


class Node:
    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.value: dict[int, float] = {}
        self.available: dict[int, int] = {}

    def choose(self, legal: list[int], chance: random.Random) -> int:
        """An untried action, or the best one by UCB over the times it could have been chosen."""
        for action in legal:
            self.available[action] = self.available.get(action, 0) + 1
        untried = [action for action in legal if action not in self.visits]
        if untried:
            return chance.choice(untried)

        def bound(action: int) -> float:
            visits = self.visits[action]
            return self.value[action] / visits + 0.7 * math.sqrt(math.log(self.available[action]) / visits)

        return max(legal, key=bound)

    def learn(self, action: int, value: float) -> None:
        self.visits[action] = self.visits.get(action, 0) + 1
        self.value[action] = self.value.get(action, 0.0) + value


def ismcts(decision: dedale.Decision, simulations: int = 200) -> int:
    tree: dict[str, Node] = {}
    for _ in range(simulations):
        world = decision.sample_world(decision.random.getrandbits(63))
        path: list[tuple[Node, int, int]] = []
        while (seat := world.decider) is not None:
            key = world.information_state(seat)
            new = key not in tree
            node = tree.setdefault(key, Node())
            action = node.choose(world.legal(), decision.random)
            path.append((node, action, seat))
            world.act(action)
            if new:
                break
        while not world.is_over:
            world.act(decision.random.choice(world.legal()))
        returns = world.returns()
        for node, action, seat in path:
            node.learn(action, returns[seat])
    root = path[0][0]
    return max(root.visits, key=lambda action: root.visits[action])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="mondes")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--against", default="easy")
    args = parser.parse_args()

    game, won = dedale.Game(args.game), 0.0
    for seed in range(args.games):
        match = dedale.play(game, [lambda decision: ismcts(decision, args.simulations), args.against][: game.seats], seed=seed)
        won += match.returns()[1]
    print(f"{args.game}: ISMCTS with {args.simulations} simulations won {won:.0f} of {args.games} games against “{args.against}”")


if __name__ == "__main__":
    main()
