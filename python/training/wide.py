"""Learns the policy and the chances of Onirim with extensions and for two, as onirim.py does those of the base game: a wide teacher by masked
PPO over many setups at once, while a small student learns what it would do. The mean of the student's last weights becomes a net.

    python starts.py --won 100 --tries 3 --out starts.json.gz
    python wide.py --starts starts.json.gz --minutes 9 --until 0.5 --out first       # a GPU with many cores
    python wide.py --starts starts.json.gz --minutes 9 --resume first --out second

It can begin with a net that is there, and teach.py goes on where the teacher is good enough:

    python wide.py --begin onirim-wide.net --minutes 9 --until 0.5 --out first
    python wide.py --begin onirim-wide.net --minutes 9 --resume first --out second
    python teach.py --begin onirim-wide.net --teacher second/teacher.pt --minutes 6 --out third
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import numpy as np
import torch
from torch import nn

from begin import Known
from export import export_wide
from games import rollout
from mix import BITS, MAIN, Mixed, Starts, shared, whole, win_rates
from nets import Code, Student, Teacher
from onirim import SEEDS, adam, load, save, update


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    beginning = parser.add_mutually_exclusive_group(required=True)
    beginning.add_argument("--starts", type=Path, help="what starts.py has written: a curriculum for nets that know nothing")
    beginning.add_argument("--begin", type=Path, help="a net whose weights teacher and student begin with")
    parser.add_argument("--minutes", type=float, default=9.0, help="how long this run trains")
    parser.add_argument("--until", type=float, default=1.0, help="the part of the whole training after this run")
    parser.add_argument("--envs", type=int, default=32768, help="games played at once")
    parser.add_argument("--steps", type=int, default=32, help="decisions of each game between two updates")
    parser.add_argument("--teacher", default="1024x512", help="its hidden layers")
    parser.add_argument("--student", default="768x128")
    parser.add_argument("--most", type=int, default=5, help="how far whole numbers of the student's first layer go")
    parser.add_argument("--kept", type=float, default=0.999, help="how much of the student's mean a step keeps")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--lessons", type=int, default=2, help="epochs of which the student learns")
    parser.add_argument("--batches", type=int, default=16, help="minibatches of an epoch")
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate at the beginning")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of generalised advantage estimation")
    parser.add_argument("--entropy", type=float, default=0.01, help="the entropy bonus at the beginning")
    parser.add_argument("--easy", type=float, default=0.25, help="the part of the whole training after which the curriculum ends")
    parser.add_argument("--games", type=int, default=2048, help="normal deals of each main setup in an evaluation")
    parser.add_argument("--looks", type=int, default=5, help="how many evaluations")
    parser.add_argument("--threads", type=int, default=14)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("run"), help="a folder")
    parser.add_argument("--resume", type=Path, help="the folder of an earlier run")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


class Player:
    """Plays the games of the next update while this one is made, with the net as it was before."""

    def __init__(self, net: nn.Module, halves: list[Mixed], code: Code, args: argparse.Namespace) -> None:
        self.net, self.halves, self.code, self.args = copy.deepcopy(net), halves, code, args
        self.thread = ThreadPoolExecutor(1)
        self.stream = torch.cuda.Stream(priority=-1) if args.device == "cuda" else None
        self.busy = 0.0

    def play(self) -> tuple[dict[str, torch.Tensor], float, int]:
        at = time.monotonic()
        with torch.cuda.stream(self.stream):
            result = rollout(self.net, self.halves, self.code, self.args.steps, self.args.trace)
            if self.stream:
                self.stream.synchronize()
        self.busy += time.monotonic() - at
        return result

    def begin(self, net: nn.Module) -> Future:
        """Nobody else may use the card's memory of earlier games any more."""
        self.net.load_state_dict(net.state_dict())
        if self.stream:
            torch.cuda.synchronize()
        return self.thread.submit(self.play)


class Mean:
    """The mean of a net's last weights (Polyak and Juditsky 1992), with more weight on the later ones."""

    def __init__(self, net: nn.Module, kept: float) -> None:
        self.net, self.kept, self.mean = net, kept, copy.deepcopy(net)

    @torch.no_grad()
    def step(self) -> None:
        for mean, weights in zip(self.mean.parameters(), self.net.parameters()):
            mean.lerp_(weights, 1 - self.kept)


def begun(args: argparse.Namespace, actions: int) -> tuple[Code, Starts | None, dict[str, nn.Module]]:
    """What the nets see, where games begin, and the nets."""
    sizes = lambda text: [int(width) for width in text.split("x")]  # noqa: E731
    known = Known(args.begin, whole(), len(BITS)) if args.begin else None
    starts = Starts(args.starts, args.seed, args.easy) if args.starts else None
    code = (known.code if known else Code(starts.highest, np.ones(actions))).to(args.device)
    teacher = Teacher(len(code.places), *sizes(args.teacher), actions)
    student = Student(code, *sizes(args.student), actions, args.most)
    if known:
        known.grow(teacher)
        known.grow(student)
    return code, starts, {"teacher": teacher.to(args.device), args.student: student.to(args.device)}


def main() -> None:
    args = arguments()
    sys.setswitchinterval(1e-4)
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    code, starts, nets = begun(args, whole().num_actions)
    teacher, student = nets.values()
    optimisers = adam([teacher], args.rate, args.device), adam([student], args.rate, args.device)
    about = {"curve": [], "progress": args.easy if args.begin else 0.0, "seconds": 0.0, "decisions": 0, "commands": []}
    mean = Mean(student, args.kept)
    nets["mean"] = mean.mean
    if args.resume:
        about = load(args.resume, nets, optimisers, args.device)
    about["commands"].append(" ".join(["wide.py", *sys.argv[1:]]))
    at_first, before = about["progress"], about["seconds"]

    halves = [Mixed(shared(args.envs // 2), code, args.device, args.threads) for _ in range(2)]
    trial = Mixed([(setup, args.games) for setup, _ in MAIN.values()], code, args.device, args.threads)
    print(f"{len(code.places)} inputs, {len(halves[0].parts)} setups", flush=True)
    for place, half in enumerate(halves):
        if starts:
            half.curriculum(starts, at_first)
        half.reset(args.seed + (1 + place) * args.envs + int(1e6 * at_first))
    player = Player(teacher, halves, code, args)

    begun_at, looked, won, over = time.monotonic(), 0.0, 0.0, 0
    updating, apart, pending, updates = 0.0, torch.zeros(1), None, 0
    while True:
        seconds = time.monotonic() - begun_at
        done = min(seconds / 60 / args.minutes, 1.0)
        progress = at_first + (args.until - at_first) * done
        if done == 1.0 or seconds - looked >= 60 * args.minutes / args.looks:
            if pending:
                pending.result()
                pending = None
            looked = seconds
            about |= {"progress": progress, "seconds": round(before + seconds, 1)}
            row = {"seconds": about["seconds"], "decisions": about["decisions"]}
            row |= {"training": round(won / max(over, 1), 4), "rollout": round(player.busy, 1), "update": round(updating, 1)}
            row |= {name: win_rates(net, trial, code, SEEDS) for name, net in nets.items()}
            row["apart"] = [round(one, 4) for one in apart.tolist()]
            about["curve"].append(row)
            print(row, flush=True)
            won, over = 0.0, 0
            save(args.out, nets, optimisers, about, code)
            if starts:
                for half in halves:
                    half.curriculum(starts, progress)
        if done == 1.0:
            break
        for optimiser in optimisers:
            optimiser.param_groups[0]["lr"] = args.rate * max(1 - progress, 0.02) * min(1.0, (updates + 1) / 20)
        data, more_won, more_over = (pending or player.begin(teacher)).result()
        pending = player.begin(teacher)
        won, over = won + more_won, over + more_over
        about["decisions"] += len(data["actions"])
        at = time.monotonic()
        apart = update(teacher, [student], optimisers, data, args, args.entropy * max(1 - progress, 0.05), mean.step)
        if args.device == "cuda":
            torch.cuda.synchronize()
        del data
        updating += time.monotonic() - at
        updates += 1

    rates = [win_rates(mean.mean, trial, code, (2 + place) * SEEDS) for place in range(2)]
    figures = ", ".join(f"{name} {sum(both) / len(both):.1%}" for name, both in zip(MAIN, zip(*rates)))
    command = "; ".join(about["commands"])
    print(figures, flush=True)
    export_wide(mean.mean, code, args.out / "onirim-wide.net", command, f"{figures} of {2 * args.games} deals each")
    (args.out / "curve.json").write_text(json.dumps(about))


if __name__ == "__main__":
    main()
