"""Many games, stepped on the processor while the graphics card thinks about the others."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import torch

import dedale

from nets import Code

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
from ppo import Curriculum, sample  # noqa: E402,F401


def pinned(array: np.ndarray, device: str) -> torch.Tensor:
    """A tensor over the same memory, from which the card can copy while the processor goes on."""
    tensor = torch.from_numpy(array)
    if device == "cuda":
        torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), tensor.numel() * tensor.element_size(), 0)
    return tensor


class Group:
    """Some of the games."""

    def __init__(self, game: dedale.Game, count: int, device: str) -> None:
        self.games = dedale.VectorGames(game, count, autoreset="same_step")
        self.observations = pinned(self.games.observations, device)
        self.masks = pinned(self.games.masks, device)
        self.actions = torch.zeros(count, dtype=torch.int64, pin_memory=device == "cuda")
        self.told = torch.cuda.Event() if device == "cuda" else None
        self.device = device

    def seen(self, code: Code) -> tuple[torch.Tensor, torch.Tensor]:
        """Bits and masks of the decisions."""
        observations = self.observations.to(self.device, non_blocking=True)
        masks = self.masks.to(self.device, non_blocking=True)
        return code.bits(observations), masks.index_select(1, code.action_of)

    def tell(self, code: Code, chosen: torch.Tensor) -> None:
        """Sends the numbers of the chosen actions back, without waiting."""
        self.actions.copy_(code.action_of[chosen], non_blocking=True)
        if self.told:
            self.told.record()

    def step(self) -> tuple[np.ndarray, np.ndarray]:
        """Plays what was told: the rewards of seat 1, and which games ended."""
        if self.told:
            self.told.synchronize()
        self.games.step(self.actions.numpy())
        return self.games.rewards[:, 0].copy(), self.games.terminated.copy()


@torch.no_grad()
def rollout(net: torch.nn.Module, groups: list[Group], code: Code, steps: int, trace: float) -> tuple[dict[str, torch.Tensor], float, int]:
    """Decisions with their advantages and returns, and how many games were won of how many."""
    kept: list[list[tuple[torch.Tensor, ...]]] = [[] for _ in groups]
    told: list[list[tuple[np.ndarray, np.ndarray]]] = [[] for _ in groups]
    for step in range(steps + 1):
        for group, kept_here, told_here in zip(groups, kept, told):
            if step > 0:
                told_here.append(group.step())
            bits, masks = group.seen(code)
            logits, value = net(bits, masks)
            chosen = sample(logits)
            logs = logits.log_softmax(-1).gather(-1, chosen.unsqueeze(-1)).squeeze(-1)
            kept_here.append((bits, masks, chosen, logs, value.sigmoid()))
            if step < steps:
                group.tell(code, chosen)
            elif group.told:
                group.told.record()
    parts, won, over = [], 0.0, 0
    for group, kept_here, told_here in zip(groups, kept, told):
        bits, masks, chosen, logs, values = (torch.stack(column) for column in zip(*kept_here))
        rewards, ended = (torch.from_numpy(np.stack(column).astype(np.float32)).to(group.device) for column in zip(*told_here))
        errors = rewards + values[1:] * (1 - ended) - values[:-1]
        advantages, after = torch.zeros_like(errors), torch.zeros_like(errors[0])
        for step in reversed(range(steps)):
            after = errors[step] + trace * (1 - ended[step]) * after
            advantages[step] = after
        returns = (advantages + values[:-1]).clamp(0, 1)
        columns = {"bits": bits[:-1], "masks": masks[:-1], "actions": chosen[:-1], "logs": logs[:-1], "advantages": advantages, "returns": returns}
        parts.append({name: column.flatten(0, 1) for name, column in columns.items()})
        won, over = won + float(rewards.sum()), over + int(ended.sum())
    return {name: torch.cat([part[name] for part in parts]) for name in parts[0]}, won, over


@torch.no_grad()
def win_rate(net: torch.nn.Module, group: Group, code: Code, seed: int) -> float:
    """The share of normal deals won by the best action of the policy; the first game of each row counts."""
    group.games.reset(seed=seed)
    won, unfinished = 0.0, np.ones(len(group.actions), bool)
    while unfinished.any():
        group.tell(code, net(*group.seen(code))[0].argmax(-1))
        rewards, ended = group.step()
        won += float(rewards[unfinished].sum())
        unfinished &= ~ended
    return won / len(unfinished)
