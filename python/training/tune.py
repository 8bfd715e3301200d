"""A student goes on by itself, by PPO from where it is, and becomes the file of a net.

    python tune.py --resume second --student 384x128 --minutes 5 --out onirim-solo.net
    python tune.py --resume second --student 384x128 --minutes 0 --weights onirim-solo.pt --out onirim-solo.net --games 20000
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch

import dedale

from export import export
from games import Curriculum, Group, rollout, win_rate
from nets import Code, Student
from onirim import SEEDS, adam, update


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--resume", type=Path, required=True, help="the folder of onirim.py")
    parser.add_argument("--student", default="384x128", help="its hidden layers")
    parser.add_argument("--weights", type=Path, help="the student's own, if it was tuned before")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--envs", type=int, default=16384)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batches", type=int, default=16)
    parser.add_argument("--rate", type=float, default=3e-4, help="the learning rate at the beginning; it falls to nothing")
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=5e-4)
    parser.add_argument("--games", type=int, default=8192, help="normal deals of each evaluation")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("onirim-solo.net"), help="the net; its weights go beside it")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    game = dedale.Game("onirim")
    saved = torch.load(args.resume / "teacher.pt", map_location="cpu", weights_only=False)
    legal = np.zeros(game.num_actions, bool)
    legal[saved["actions"]] = True
    code = Code(saved["highest"], legal).to(args.device)
    net = Student(code, *map(int, args.student.split("x")), len(code.actions)).to(args.device)
    begin = torch.load(args.resume / "students.pt", map_location=args.device, weights_only=False)[args.student]
    net.load_state_dict(torch.load(args.weights, map_location=args.device) if args.weights else begin)
    optimiser = adam([net], args.rate, args.device)
    trial = Group(game, args.games, args.device)
    groups = [Group(game, args.envs // 2, args.device) for _ in range(2)]
    curriculum = Curriculum(game, min(300, args.envs // 2), args.seed, 1.0)
    for place, group in enumerate(groups):
        curriculum.apply(group.games, 1.0)
        group.games.reset(seed=3 * SEEDS + place * args.envs)

    begun, looked, won, over, decisions = time.monotonic(), -1e9, 0.0, 0, 0
    while (seconds := time.monotonic() - begun) < 60 * args.minutes:
        if seconds - looked >= 6 * args.minutes:
            looked = seconds
            print(round(seconds), decisions, round(won / max(over, 1), 4), win_rate(net, trial, code, SEEDS), flush=True)
            torch.save(net.state_dict(), args.out.with_suffix(".pt"))
            won, over = 0.0, 0
        left = 1 - seconds / 60 / args.minutes
        optimiser.param_groups[0]["lr"] = args.rate * max(left, 0.02)
        data, more_won, more_over = rollout(net, groups, code, args.steps, args.trace)
        won, over, decisions = won + more_won, over + more_over, decisions + len(data["actions"])
        update(net, [], (optimiser,), data, args, args.entropy)
    torch.save(net.state_dict(), args.out.with_suffix(".pt"))
    rates = [win_rate(net, trial, code, 2 * SEEDS + place * args.games) for place in range(3)]
    figures = f"{np.mean(rates):.2%} of {len(rates) * args.games} normal deals before it was rounded"
    print(figures, flush=True)
    export(net, code, game, args.out, " ".join(["tune.py", *sys.argv[1:]]), figures)


if __name__ == "__main__":
    main()
