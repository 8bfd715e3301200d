"""Learns the policy and the chances of Onirim's level `hard`: a wide teacher by masked PPO (Schulman et al. 2017), and small students that
learn what the teacher would do (policy distillation, Rusu et al. 2016).

    python onirim.py --minutes 8.9 --until 0.5 --out first                    # a GPU with many cores
    python onirim.py --minutes 8.2 --resume first --out second
    python tune.py --resume second --student 384x128 --minutes 5 --out onirim-solo.net
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from torch import nn

import dedale

from games import Curriculum, Group, rollout, win_rate
from nets import Code, Student, Teacher, explored

SEEDS = 10**9


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=9.5, help="how long this run trains")
    parser.add_argument("--until", type=float, default=1.0, help="the part of the whole training after this run")
    parser.add_argument("--envs", type=int, default=16384, help="games played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
    parser.add_argument("--teacher", default="1024x512", help="its hidden layers")
    parser.add_argument("--students", default="256x128,384x128,512x128")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--lessons", type=int, default=3, help="epochs of which students learn")
    parser.add_argument("--batches", type=int, default=16, help="minibatches of an epoch")
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate at the beginning")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of generalised advantage estimation")
    parser.add_argument("--entropy", type=float, default=0.01, help="the entropy bonus at the beginning")
    parser.add_argument("--easy", type=float, default=0.12, help="the part of the whole training after which the curriculum ends")
    parser.add_argument("--games", type=int, default=8192, help="normal deals of each evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("run"), help="a folder")
    parser.add_argument("--resume", type=Path, help="the folder of an earlier run")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def adam(nets: list[nn.Module], rate: float, device: str) -> torch.optim.Adam:
    return torch.optim.Adam([weights for net in nets for weights in net.parameters()], rate, eps=1e-5, fused=device == "cuda")


def update(
    teacher: nn.Module,
    students: list[Student],
    optimisers: tuple[torch.optim.Adam, ...],
    data: dict[str, torch.Tensor],
    args: argparse.Namespace,
    entropy: float,
    learnt: Callable[[], None] = lambda: None,
) -> torch.Tensor:
    """Some epochs of PPO for the teacher, while the students learn what it says. What their last minibatch cost each of them.
    `learnt` is called after each step of theirs."""
    advantages = data["advantages"]
    data["advantages"] = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    apart = torch.zeros(len(students), device=advantages.device)
    for epoch in range(args.epochs):
        for rows in torch.randperm(len(advantages), device=advantages.device).chunk(args.batches):
            batch = {name: column[rows] for name, column in data.items()}
            logits, value = teacher(batch["bits"], batch["masks"])
            logs = logits.log_softmax(-1)
            chances = logs.exp()
            ratio = (logs.gather(-1, batch["actions"].unsqueeze(-1)).squeeze(-1) - batch["logs"]).exp()
            gain = torch.min(ratio * batch["advantages"], ratio.clamp(0.8, 1.2) * batch["advantages"]).mean()
            spread = -(chances * logs.clamp(min=-50)).sum(-1).mean()
            error = nn.functional.binary_cross_entropy_with_logits(value, batch["returns"])
            optimisers[0].zero_grad(set_to_none=True)
            (error - gain - entropy * spread).backward()
            nn.utils.clip_grad_norm_(teacher.parameters(), 0.5)
            optimisers[0].step()
            if students and epoch < args.lessons:
                apart = learn(students, optimisers[1], batch, chances.detach(), logs.detach(), value.detach().sigmoid())
                learnt()
    return apart


def learn(
    students: list[Student],
    optimiser: torch.optim.Adam,
    batch: dict[str, torch.Tensor],
    chances: torch.Tensor,
    logs: torch.Tensor,
    value: torch.Tensor,
) -> torch.Tensor:
    """One step towards the teacher's policy and value."""
    apart = []
    for student in students:
        own, own_value = student(batch["bits"], batch["masks"])
        divergence = (chances * (logs.clamp(min=-50) - own.log_softmax(-1).clamp(min=-50))).sum(-1).mean()
        error = nn.functional.binary_cross_entropy_with_logits(own_value, value)
        apart.append(divergence + 0.5 * error)
    optimiser.zero_grad(set_to_none=True)
    torch.stack(apart).sum().backward()
    optimiser.step()
    return torch.stack(apart).detach()


def save(folder: Path, nets: dict[str, nn.Module], optimisers: tuple[torch.optim.Adam, torch.optim.Adam], about: dict, code: Code) -> None:
    """Files below 16 MiB each."""
    folder.mkdir(parents=True, exist_ok=True)
    teacher = nets["teacher"].state_dict()
    torch.save({"teacher": teacher, "highest": code.highest, "actions": code.actions}, folder / "teacher.pt")
    torch.save({name: net.state_dict() for name, net in nets.items() if name != "teacher"}, folder / "students.pt")
    for place, optimiser in enumerate(optimisers):
        state = optimiser.state_dict()["state"]
        for name in ("exp_avg", "exp_avg_sq"):
            moments = {key: value[name].to(torch.bfloat16) for key, value in state.items()}
            torch.save({"step": {key: value["step"] for key, value in state.items()}, name: moments}, folder / f"adam{place}-{name}.pt")
    (folder / "curve.json").write_text(json.dumps(about))


def load(folder: Path, nets: dict[str, nn.Module], optimisers: tuple[torch.optim.Adam, torch.optim.Adam], device: str) -> dict:
    nets["teacher"].load_state_dict(torch.load(folder / "teacher.pt", map_location=device, weights_only=False)["teacher"])
    students = torch.load(folder / "students.pt", map_location=device, weights_only=False)
    for name, state in students.items():
        if name in nets:
            nets[name].load_state_dict(state)
    for place, optimiser in enumerate(optimisers):
        saved = {name: torch.load(folder / f"adam{place}-{name}.pt", map_location=device, weights_only=False) for name in ("exp_avg", "exp_avg_sq")}
        state = optimiser.state_dict()
        for key, step in saved["exp_avg"]["step"].items():
            state["state"][key] = {"step": step, **{name: one[name][key].float() for name, one in saved.items()}}
        optimiser.load_state_dict(state)
    return json.loads((folder / "curve.json").read_text())


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    game = dedale.Game("onirim")
    groups = [Group(game, args.envs // 2, args.device) for _ in range(2)]
    trial = Group(game, args.games, args.device)
    curriculum = Curriculum(game, min(300, args.envs // 2), args.seed, args.easy)
    about = {"curve": [], "progress": 0.0, "seconds": 0.0, "decisions": 0, "commands": []}
    if args.resume:
        saved = torch.load(args.resume / "teacher.pt", map_location="cpu", weights_only=False)
        legal = np.zeros(game.num_actions, bool)
        legal[saved["actions"]] = True
        code = Code(saved["highest"], legal).to(args.device)
    else:
        curriculum.apply(groups[0].games, 0.45 * args.easy)
        groups[0].games.reset(seed=args.seed)
        code = explored(game, groups[0].games, 300, {"turn", "over", "unwinnable", "discard"}).to(args.device)
    inputs, actions = len(code.places), len(code.actions)
    sizes = lambda text: [int(width) for width in text.split("x")]  # noqa: E731
    nets: dict[str, nn.Module] = {"teacher": Teacher(inputs, *sizes(args.teacher), actions)}
    nets |= {name: Student(code, *sizes(name), actions) for name in args.students.split(",")}
    nets = {name: net.to(args.device) for name, net in nets.items()}
    teacher, students = nets["teacher"], [net for name, net in nets.items() if name != "teacher"]
    optimisers = adam([teacher], args.rate, args.device), adam(students, args.rate, args.device)
    if args.resume:
        about = load(args.resume, nets, optimisers, args.device)
    about["commands"].append(" ".join(["onirim.py", *sys.argv[1:]]))
    print(f"{inputs} inputs, {actions} actions", flush=True)

    at_first, before = about["progress"], about["seconds"]
    for place, group in enumerate(groups):
        curriculum.apply(group.games, at_first)
        group.games.reset(seed=args.seed + (1 + place) * args.envs + int(1e6 * at_first))
    begun, looked, won, over = time.monotonic(), 0.0, 0.0, 0
    spent, apart = [0.0, 0.0], torch.zeros(len(students))
    while True:
        seconds = time.monotonic() - begun
        done = min(seconds / 60 / args.minutes, 1.0)
        progress = at_first + (args.until - at_first) * done
        if done == 1.0 or seconds - looked >= 5 * args.minutes:
            looked = seconds
            about |= {"progress": progress, "seconds": round(before + seconds, 1)}
            row = {"seconds": about["seconds"], "decisions": about["decisions"], "share": round(curriculum.share(progress), 3)}
            row |= {"training": round(won / max(over, 1), 4), "rollout": round(spent[0], 1), "update": round(spent[1], 1)}
            row |= {name: round(win_rate(net, trial, code, SEEDS), 4) for name, net in nets.items()}
            row["apart"] = [round(one, 4) for one in apart.tolist()]
            about["curve"].append(row)
            print(row, flush=True)
            won, over = 0.0, 0
            save(args.out, nets, optimisers, about, code)
            for group in groups:
                curriculum.apply(group.games, progress)
        if done == 1.0:
            break
        for optimiser in optimisers:
            optimiser.param_groups[0]["lr"] = args.rate * max(1 - progress, 0.02)
        at = time.monotonic()
        data, more_won, more_over = rollout(teacher, groups, code, args.steps, args.trace)
        won, over = won + more_won, over + more_over
        about["decisions"] += len(data["actions"])
        spent[0] += time.monotonic() - at
        at = time.monotonic()
        apart = update(teacher, students, optimisers, data, args, args.entropy * max(1 - progress, 0.05))
        if args.device == "cuda":
            torch.cuda.synchronize()
        spent[1] += time.monotonic() - at

    for place in range(3):
        print({name: round(win_rate(net, trial, code, 2 * SEEDS + place * args.games), 4) for name, net in nets.items()}, flush=True)


if __name__ == "__main__":
    main()
