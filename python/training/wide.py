"""Learns the policy and the chances of Onirim with extensions and for two, as onirim.py does those of the base game: a wide teacher by masked
PPO over many setups at once, small students that learn what it would do, and then a student that goes on alone and becomes a net.

    python starts.py --won 100 --tries 3 --out starts.json.gz
    python wide.py --starts starts.json.gz --minutes 1.5 --until 0.1 --easy 0.15 --lessons 3 --out first      # a GPU with many cores
    python wide.py --starts starts.json.gz --minutes 9.2 --until 0.62 --resume first --out second
    python wide.py --starts starts.json.gz --minutes 8.7 --resume second --out third
    python wide.py --starts starts.json.gz --minutes 6.1 --resume third --alone 512x128 --rate 3e-4 --entropy 5e-4 --out onirim-wide
    python mean.py --starts starts.json.gz --students third/students.pt --and onirim-wide.pt --steps 63 --out onirim-wide.net
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import torch
from torch import nn

from export import export_wide
from games import rollout
from mix import MAIN, Mixed, Starts, shared, whole, win_rates
from nets import Code, Student, Teacher
from onirim import SEEDS, adam, load, save, update


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--starts", type=Path, required=True, help="what starts.py has written")
    parser.add_argument("--minutes", type=float, default=9.0, help="how long this run trains")
    parser.add_argument("--until", type=float, default=1.0, help="the part of the whole training after this run")
    parser.add_argument("--envs", type=int, default=32768, help="games played at once")
    parser.add_argument("--steps", type=int, default=32, help="decisions of each game between two updates")
    parser.add_argument("--teacher", default="1024x512", help="its hidden layers")
    parser.add_argument("--students", default="384x128,512x128")
    parser.add_argument("--alone", help="the student that learns alone, by PPO, and is written as a net")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--lessons", type=int, default=1, help="epochs of which students learn")
    parser.add_argument("--batches", type=int, default=16, help="minibatches of an epoch")
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate at the beginning")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of generalised advantage estimation")
    parser.add_argument("--entropy", type=float, default=0.01, help="the entropy bonus at the beginning")
    parser.add_argument("--easy", type=float, default=0.25, help="the part of the whole training after which the curriculum ends")
    parser.add_argument("--games", type=int, default=2048, help="normal deals of each main setup in an evaluation")
    parser.add_argument("--looks", type=int, default=5, help="how many evaluations")
    parser.add_argument("--threads", type=int, default=14)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("run"), help="a folder, or with --alone the net without its ending")
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


def main() -> None:
    args = arguments()
    sys.setswitchinterval(1e-4)
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    starts = Starts(args.starts, args.seed, args.easy)
    actions = whole().num_actions
    code = Code(starts.highest, torch.ones(actions).numpy()).to(args.device)
    inputs = len(code.places)
    sizes = lambda text: [int(width) for width in text.split("x")]  # noqa: E731
    nets: dict[str, nn.Module] = {"teacher": Teacher(inputs, *sizes(args.teacher), actions)}
    nets |= {name: Student(inputs, *sizes(name), actions) for name in args.students.split(",")}
    nets = {name: net.to(args.device) for name, net in nets.items()}
    optimisers = adam([nets["teacher"]], args.rate, args.device), adam(list(nets.values())[1:], args.rate, args.device)
    about = {"curve": [], "progress": 0.0, "seconds": 0.0, "decisions": 0, "commands": []}
    if args.resume:
        about = load(args.resume, nets, optimisers, args.device)
    if args.alone:
        nets = {args.alone: nets[args.alone]}
        optimisers = (adam(list(nets.values()), args.rate, args.device),)
        about["progress"] = 0.0
    about["commands"].append(" ".join(["wide.py", *sys.argv[1:]]))
    learner, students = next(iter(nets.values())), list(nets.values())[1:]
    at_first, before = about["progress"], about["seconds"]

    halves = [Mixed(shared(args.envs // 2), code, args.device, args.threads) for _ in range(2)]
    trial = Mixed([(setup, args.games) for setup, _ in MAIN.values()], code, args.device, args.threads)
    print(f"{inputs} inputs, {actions} actions, {len(halves[0].parts)} setups", flush=True)
    hard_enough = 1.0 if args.alone else 0.0
    for place, half in enumerate(halves):
        half.curriculum(starts, max(at_first, hard_enough))
        half.reset(args.seed + (1 + place) * args.envs + int(1e6 * at_first) + (SEEDS // 2 if args.alone else 0))
    player = Player(learner, halves, code, args)

    begun, looked, won, over = time.monotonic(), 0.0, 0.0, 0
    updating, apart, pending = 0.0, torch.zeros(len(students)), None
    while True:
        seconds = time.monotonic() - begun
        done = min(seconds / 60 / args.minutes, 1.0)
        progress = at_first + (args.until - at_first) * done
        if done == 1.0 or seconds - looked >= 60 * args.minutes / args.looks:
            if pending:
                pending.result()
                pending = None
            looked = seconds
            about |= {"progress": progress, "seconds": round(before + seconds, 1)}
            row = {"seconds": about["seconds"], "decisions": about["decisions"], "share": round(starts.share(progress), 3)}
            row |= {"training": round(won / max(over, 1), 4), "rollout": round(player.busy, 1), "update": round(updating, 1)}
            row |= {name: win_rates(net, trial, code, SEEDS) for name, net in nets.items()}
            row["apart"] = [round(one, 4) for one in apart.tolist()]
            about["curve"].append(row)
            print(row, flush=True)
            won, over = 0.0, 0
            if args.alone:
                torch.save(learner.state_dict(), args.out.with_suffix(".pt"))
            else:
                save(args.out, nets, optimisers, about, code)
            for half in halves:
                half.curriculum(starts, max(progress, hard_enough))
        if done == 1.0:
            break
        for optimiser in optimisers:
            optimiser.param_groups[0]["lr"] = args.rate * max(1 - progress, 0.02)
        data, more_won, more_over = (pending or player.begin(learner)).result()
        pending = player.begin(learner)
        won, over = won + more_won, over + more_over
        about["decisions"] += len(data["actions"])
        at = time.monotonic()
        entropy = args.entropy if args.alone else args.entropy * max(1 - progress, 0.05)
        apart = update(learner, students, optimisers, data, args, entropy)
        if args.device == "cuda":
            torch.cuda.synchronize()
        del data
        updating += time.monotonic() - at

    rates = [{name: win_rates(net, trial, code, (2 + place) * SEEDS) for name, net in nets.items()} for place in range(2 if args.alone else 1)]
    print(*rates, sep="\n", flush=True)
    if args.alone:
        means = [sum(rate[args.alone][place] for rate in rates) / len(rates) for place in range(len(MAIN))]
        figures = ", ".join(f"{name} {mean:.1%}" for name, mean in zip(MAIN, means))
        command = " ".join(["wide.py", *sys.argv[1:]])
        export_wide(learner, code, args.out.with_suffix(".net"), command, f"{figures} of {2 * args.games} deals each before it was rounded")
    else:
        (args.out / "curve.json").write_text(json.dumps(about))


if __name__ == "__main__":
    main()
