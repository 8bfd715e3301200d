"""Learns Onirim by masked PPO (Schulman et al. 2017) and writes a net that Dédale plays.

    python ppo.py --minutes 20 --out onirim.net          # a GPU is used if there is one
    dedale simulate onirim --bot onirim.net

A fresh net never wins from the normal deal and learns nothing. So most training games begin part of the way on, with doors won and
cards gone: at first with seven of the eight doors, later with fewer, and their share falls from 90 % to 5 % (a curriculum).
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import dedale


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20, help="how long to train; 0 with --resume only evaluates and exports")
    parser.add_argument("--envs", type=int, default=8192, help="games played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
    parser.add_argument("--width", type=int, default=512, help="of each of the two hidden layers")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batches", type=int, default=12, help="minibatches of an epoch")
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate at the beginning")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of generalised advantage estimation")
    parser.add_argument("--entropy", type=float, default=0.01, help="the entropy bonus at the beginning")
    parser.add_argument("--easy", type=float, default=0.4, help="the part of the time after which the curriculum ends")
    parser.add_argument("--games", type=int, default=2000, help="normal deals of each evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("onirim.net"), help="the net; the curve goes beside it")
    parser.add_argument("--resume", type=Path, help="a checkpoint of an earlier run (OUT.pt): goes on with its curriculum")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def advanced(game: dedale.Game, chance: random.Random, doors: int) -> dict:
    """A position some way on: so many doors are won, and cards are gone."""
    document = game.new(seed=chance.getrandbits(63)).position()
    position = document["position"]
    deck, discard = position["deck"]["rest"], {}

    def take(kinds: list[str]) -> str | None:
        """A random card of these kinds from the deck."""
        left = [(kind, deck.get(kind, 0)) for kind in kinds]
        if not sum(count for _, count in left):
            return None
        (kind,) = chance.choices(*zip(*left))
        deck[kind] -= 1
        return kind

    for _ in range(doors):
        if door := take([kind for kind in deck if kind.endswith("-door")]):
            position["doors"][0].append(door.removesuffix("-door"))
    rooms = [kind for kind in deck if kind.endswith(("-sun", "-moon", "-key"))]
    gone = [take(rooms) for _ in range(min(max(4 * doors + chance.randrange(16) - 4, 0), 48))]
    gone += [take(["nightmare"]) for _ in range(min(chance.randrange(doors + 4), 9))]
    for kind in filter(None, gone):
        discard[kind] = discard.get(kind, 0) + 1
    position["deck"]["rest"] = {kind: count for kind, count in deck.items() if count}
    position["discard"] = discard
    return document


class Curriculum:
    """The positions that training games begin from, by the number of doors won."""

    def __init__(self, game: dedale.Game, count: int, seed: int, easy: float) -> None:
        chance = random.Random(seed)
        self.starts = {doors: [advanced(game, chance, doors) for _ in range(count)] for doors in range(1, 8)}
        self.easy = easy

    def share(self, progress: float) -> float:
        """How many of the games begin part of the way on."""
        return 0.05 + 0.85 * max(0.0, 1 - progress / self.easy)

    def apply(self, games: dedale.VectorGames, progress: float) -> None:
        fewest = max(1, 7 - int(14 * progress / self.easy))
        games.begin_from(sum((self.starts[doors] for doors in range(fewest, 8)), []), self.share(progress))


def layers(inputs: int, width: int, outputs: int) -> nn.Sequential:
    net = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, outputs))
    for layer in net[::2]:
        nn.init.orthogonal_(layer.weight, 2**0.5)
        nn.init.zeros_(layer.bias)
    nn.init.orthogonal_(net[-1].weight, 0.01)
    return net


class Net(nn.Module):
    """A policy and the chance to win, two perceptrons over the observation."""

    def __init__(self, game: dedale.Game, width: int) -> None:
        super().__init__()
        planes = game.observation_spec()
        most = np.concatenate([np.full(int(np.prod(plane["shape"])), plane["most"], np.float32) for plane in planes])
        self.register_buffer("most", torch.from_numpy(most))
        self.policy = layers(len(most), width, game.num_actions)
        self.value = layers(len(most), width, 1)

    def logits(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        return self.policy(observations / self.most).masked_fill(masks == 0, -1e9)

    def chances(self, observations: torch.Tensor) -> torch.Tensor:
        """The logit of the chance to win."""
        return self.value(observations / self.most).squeeze(-1)

    def export(self, game: dedale.Game, path: Path, figures: str) -> None:
        weights = [(layer.weight.detach().cpu().numpy(), layer.bias.detach().cpu().numpy()) for layer in self.policy[::2]]
        dedale.PolicyNet(game, weights, command=" ".join(["ppo.py", *sys.argv[1:]]), figures=figures).save(path)


class Games:
    """Many games, with their arrays as tensors on the device."""

    def __init__(self, game: dedale.Game, count: int, device: str) -> None:
        self.games = dedale.VectorGames(game, count, autoreset="same_step")
        self.device = device

    def seen(self) -> tuple[torch.Tensor, torch.Tensor]:
        observations, masks = (torch.from_numpy(array) for array in (self.games.observations, self.games.masks))
        return observations.to(self.device, copy=True), masks.to(self.device, copy=True)

    def step(self, actions: torch.Tensor) -> tuple[np.ndarray, np.ndarray]:
        """The rewards of seat 1, and which games ended."""
        self.games.step(actions.cpu().numpy())
        return self.games.rewards[:, 0].copy(), self.games.terminated.copy()


@torch.no_grad()
def win_rate(net: Net, game: dedale.Game, deals: int, seed: int, device: str) -> float:
    """The share of normal deals won by the best action of the policy; the first game of each row counts."""
    games = Games(game, deals, device)
    games.games.reset(seed=seed)
    won, unfinished = 0.0, np.ones(deals, bool)
    while unfinished.any():
        rewards, ended = games.step(net.logits(*games.seen()).argmax(-1))
        won += float(rewards[unfinished].sum())
        unfinished &= ~ended
    return won / deals


def sample(logits: torch.Tensor) -> torch.Tensor:
    """An action by its probability (the Gumbel trick)."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(-1)


def chosen(logits: torch.Tensor, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The log-probability of actions, and the entropy."""
    logs = logits.log_softmax(-1)
    return logs.gather(-1, actions.unsqueeze(-1)).squeeze(-1), -(logs.exp() * logs.clamp(min=-50)).sum(-1)


@torch.no_grad()
def rollout(net: Net, games: Games, steps: int, trace: float) -> tuple[dict[str, torch.Tensor], float, int]:
    """Decisions with their advantages and returns, and how many games were won of how many."""
    kept, told = [], []
    for _ in range(steps):
        seen = games.seen()
        logits = net.logits(*seen)
        actions = sample(logits)
        kept.append((*seen, actions, chosen(logits, actions)[0], net.chances(seen[0]).sigmoid()))
        told.append(games.step(actions))
    observations, masks, actions, logs, values = (torch.stack(column) for column in zip(*kept))
    rewards, ended = (torch.from_numpy(np.stack(column).astype(np.float32)).to(games.device) for column in zip(*told))
    following = torch.cat([values[1:], net.chances(games.seen()[0]).sigmoid().unsqueeze(0)])
    errors = rewards + following * (1 - ended) - values
    advantages, after = torch.zeros_like(values), torch.zeros_like(values[0])
    for step in reversed(range(steps)):
        after = errors[step] + trace * (1 - ended[step]) * after
        advantages[step] = after
    data = {"observations": observations, "masks": masks, "actions": actions, "logs": logs, "advantages": advantages}
    data["returns"] = (advantages + values).clamp(0, 1)
    return {name: column.flatten(0, 1) for name, column in data.items()}, float(rewards.sum()), int(ended.sum())


def update(net: Net, optimiser: torch.optim.Optimizer, data: dict[str, torch.Tensor], args: argparse.Namespace, entropy: float) -> None:
    count = len(data["actions"])
    advantages = data["advantages"]
    data["advantages"] = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(args.epochs):
        for rows in torch.randperm(count, device=advantages.device).chunk(args.batches):
            batch = {name: column[rows] for name, column in data.items()}
            logs, spread = chosen(net.logits(batch["observations"], batch["masks"]), batch["actions"])
            ratio = (logs - batch["logs"]).exp()
            gain = torch.min(ratio * batch["advantages"], ratio.clamp(0.8, 1.2) * batch["advantages"]).mean()
            chances = net.chances(batch["observations"])
            error = nn.functional.binary_cross_entropy_with_logits(chances, batch["returns"])
            optimiser.zero_grad(set_to_none=True)
            (error - gain - entropy * spread.mean()).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def plot(curve: list[dict], path: Path) -> None:
    try:
        import matplotlib
    except ImportError:
        return print("no plot: matplotlib is missing")
    matplotlib.use("Agg")
    from matplotlib import pyplot

    minutes = [row["seconds"] / 60 for row in curve]
    pyplot.figure(figsize=(7, 4))
    pyplot.plot(minutes, [row["normal_deals"] for row in curve], label="normal deals, best action")
    pyplot.plot(minutes, [row["training"] for row in curve], label="training games")
    pyplot.plot(minutes, [row["share"] for row in curve], "--", label="begun part of the way on")
    pyplot.xlabel("minutes")
    pyplot.ylabel("share of games won")
    pyplot.legend()
    pyplot.savefig(path, dpi=120, bbox_inches="tight")


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    game = dedale.Game("onirim")
    net = Net(game, args.width).to(args.device)
    optimiser = torch.optim.Adam(net.parameters(), args.rate, eps=1e-5)
    curve: list[dict] = []
    progress, before = 0.0, 0.0
    if args.resume:
        saved = torch.load(args.resume, map_location=args.device, weights_only=False)
        net.load_state_dict(saved["net"])
        optimiser.load_state_dict(saved["optimiser"])
        curve, progress = saved["curve"], saved["progress"]
        before = curve[-1]["seconds"]
    curriculum = Curriculum(game, min(300, args.envs), args.seed, args.easy)
    games = Games(game, args.envs, args.device)
    curriculum.apply(games.games, progress)
    games.games.reset(seed=args.seed)

    begun, looked, steps, at_first = time.monotonic(), 0.0, 0, progress
    won, over = 0.0, 0
    while True:
        seconds = time.monotonic() - begun
        done = min(seconds / 60 / args.minutes, 1.0) if args.minutes else 1.0
        progress = at_first + (1 - at_first) * done if args.minutes else at_first
        if done == 1.0 or seconds - looked >= 1.2 * args.minutes:
            looked = seconds
            row = {
                "seconds": round(before + seconds, 1),
                "decisions": steps,
                "share": round(curriculum.share(progress), 3),
                "training": round(won / max(over, 1), 4),
                "normal_deals": win_rate(net, game, args.games, 10**9, args.device),
            }
            curve.append(row)
            print(row, flush=True)
            won, over = 0.0, 0
            state = {"net": net.state_dict(), "optimiser": optimiser.state_dict(), "curve": curve, "progress": progress}
            torch.save(state, args.out.with_suffix(".pt"))
            curriculum.apply(games.games, progress)
            with open(args.out.with_suffix(".csv"), "w", newline="") as file:
                writer = csv.DictWriter(file, row)
                writer.writeheader()
                writer.writerows(curve)
        if done == 1.0:
            break
        for group in optimiser.param_groups:
            group["lr"] = args.rate * max(1 - progress, 0.02)
        data, more_won, more_over = rollout(net, games, args.steps, args.trace)
        won, over, steps = won + more_won, over + more_over, steps + len(data["actions"])
        update(net, optimiser, data, args, args.entropy * max(1 - progress, 0.05))

    plot(curve, args.out.with_suffix(".png"))
    figures = f"{curve[-1]['normal_deals']:.1%} of {args.games} normal deals after {curve[-1]['seconds'] / 60:.1f} minutes"
    print(figures)
    net.export(game, args.out, figures)
    print(dedale.simulate(game, str(args.out), 10 * args.games).summary())


if __name__ == "__main__":
    main()
