"""Students learn what a teacher would do that learns no more, in the games that the first of them plays (DAgger, Ross et al. 2011).

    python teach.py --begin onirim-wide.net --teacher second/teacher.pt --minutes 6 --out third
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import torch
from torch import nn

from begin import Known
from export import export_wide
from mix import BITS, MAIN, Mixed, shared, whole, win_rates
from nets import Student, Teacher
from onirim import SEEDS, adam, learn
from wide import Mean, Player


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--begin", type=Path, required=True, help="a net whose weights the students begin with")
    parser.add_argument("--teacher", type=Path, required=True, help="what wide.py has saved")
    parser.add_argument("--layers", default="1024x512", help="the hidden layers of the teacher")
    parser.add_argument("--students", default="512x128:5", help="hidden layers of each, and how far whole numbers of the first one go")
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--envs", type=int, default=32768, help="games played at once")
    parser.add_argument("--steps", type=int, default=32, help="decisions of each game between two updates")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batches", type=int, default=16, help="minibatches of an epoch")
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate at the beginning; it falls to nothing")
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--kept", type=float, default=0.999, help="how much of the students' means a step keeps")
    parser.add_argument("--games", type=int, default=2048, help="normal deals of each main setup in an evaluation")
    parser.add_argument("--looks", type=int, default=2, help="how many evaluations on the way")
    parser.add_argument("--threads", type=int, default=14)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("taught"), help="a folder")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def taught(
    teacher: nn.Module,
    students: list[Student],
    optimiser: torch.optim.Adam,
    data: dict[str, torch.Tensor],
    args: argparse.Namespace,
    means: list[Mean],
) -> torch.Tensor:
    """Some epochs of lessons. What the last minibatch cost each student."""
    for _ in range(args.epochs):
        for rows in torch.randperm(len(data["masks"]), device=data["masks"].device).chunk(args.batches):
            batch = {name: data[name][rows] for name in ("bits", "masks")}
            with torch.no_grad():
                logits, value = teacher(batch["bits"], batch["masks"])
                logs = logits.log_softmax(-1)
            apart = learn(students, optimiser, batch, logs.exp(), logs, value.sigmoid())
            for mean in means:
                mean.step()
    return apart


def main() -> None:
    args = arguments()
    sys.setswitchinterval(1e-4)
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    known, actions = Known(args.begin, whole(), len(BITS)), whole().num_actions
    code = known.code.to(args.device)
    teacher = Teacher(len(code.places), *map(int, args.layers.split("x")), actions).to(args.device)
    teacher.load_state_dict(torch.load(args.teacher, map_location=args.device, weights_only=False)["teacher"])
    students = {}
    for name in args.students.split(","):
        layers, most = name.split(":")
        students[name] = Student(code, *map(int, layers.split("x")), actions, int(most))
        known.grow(students[name])
        students[name].to(args.device)
    means = {name: Mean(student, args.kept) for name, student in students.items()}
    learning = list(students.values())
    optimiser = adam(learning, args.rate, args.device)

    halves = [Mixed(shared(args.envs // 2), code, args.device, args.threads) for _ in range(2)]
    trial = Mixed([(setup, args.games) for setup, _ in MAIN.values()], code, args.device, args.threads)
    for place, half in enumerate(halves):
        half.reset(args.seed * SEEDS // 4 + place * args.envs)
    player = Player(learning[0], halves, code, args)

    begun, looked, decisions, updates = time.monotonic(), 0.0, 0, 0
    pending, apart = None, torch.zeros(1)
    while (seconds := time.monotonic() - begun) < 60 * args.minutes:
        if seconds - looked >= 60 * args.minutes / (args.looks + 1):
            looked = seconds
            if pending:
                pending.result()
                pending = None
            rates = {name: win_rates(mean.mean, trial, code, SEEDS) for name, mean in means.items()}
            print({"seconds": round(seconds), "decisions": decisions, "busy": round(player.busy), **rates, "apart": apart.tolist()}, flush=True)
        left = 1 - seconds / 60 / args.minutes
        optimiser.param_groups[0]["lr"] = args.rate * max(left, 0.01) * min(1.0, (updates + 1) / 20)
        data, *_ = (pending or player.begin(learning[0])).result()
        pending = player.begin(learning[0])
        decisions, updates = decisions + len(data["actions"]), updates + 1
        apart = taught(teacher, learning, optimiser, data, args, list(means.values()))
    pending.result()

    args.out.mkdir(parents=True, exist_ok=True)
    torch.save({name: mean.mean.state_dict() for name, mean in means.items()}, args.out / "students.pt")
    for name, mean in means.items():
        rates = [win_rates(mean.mean, trial, code, (2 + place) * SEEDS) for place in range(2)]
        figures = ", ".join(f"{name} {sum(both) / len(both):.1%}" for name, both in zip(MAIN, zip(*rates)))
        print(name, decisions, figures, flush=True)
        command = "wide.py; " + " ".join(["teach.py", *sys.argv[1:]])
        export_wide(mean.mean, code, args.out / f"{name.replace(':', '-')}.net", command, f"{figures} of {2 * args.games} deals each")


if __name__ == "__main__":
    main()
