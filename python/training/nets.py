"""Nets over thermometer codes: a teacher with two perceptrons, and students with a shared trunk."""

from __future__ import annotations

import numpy as np
import torch
from torch import nn

import dedale


class Code:
    """Which bits a tensor becomes: for each place as many as its largest value, bit *k* is on from value *k* upwards.

    Planes that tell nothing about the future are left out, and so are actions that never were legal.
    """

    def __init__(self, highest: np.ndarray, legal: np.ndarray) -> None:
        self.highest = highest
        self.actions = np.flatnonzero(legal)
        places = np.repeat(np.arange(len(highest)), highest)
        firsts = np.repeat(np.cumsum(highest) - highest, highest)
        self.places, self.levels = places, np.arange(len(places)) - firsts + 1

    def to(self, device: str) -> Code:
        self.place_of = torch.from_numpy(self.places).to(device)
        self.level_of = torch.from_numpy(self.levels.astype(np.uint8)).to(device)
        self.action_of = torch.from_numpy(self.actions).to(device)
        return self

    def bits(self, observations: torch.Tensor) -> torch.Tensor:
        return (observations.index_select(1, self.place_of) >= self.level_of).to(torch.bfloat16)


def explored(game: dedale.Game, games: dedale.VectorGames, steps: int, without: set[str]) -> Code:
    """The code for what random play sees."""
    highest = games.observations.max(0)
    legal = games.masks.any(0)
    for _ in range(steps):
        games.step(games.random_actions())
        np.maximum(highest, games.observations.max(0), out=highest)
        legal |= games.masks.any(0)
    at = 0
    for plane in game.observation_spec():
        size = int(np.prod(plane["shape"]))
        if plane["name"] in without:
            highest[at : at + size] = 0
        at += size
    return Code(highest.astype(np.int64), legal)


def linear(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


class Trunk(nn.Module):
    """Two hidden layers."""

    def __init__(self, inputs: int, first: int, second: int) -> None:
        super().__init__()
        self.first, self.second = linear(inputs, first), linear(first, second)

    def forward(self, bits: torch.Tensor) -> torch.Tensor:
        with torch.autocast(bits.device.type, torch.bfloat16):
            return self.second(self.first(bits).relu()).relu().float()


class Teacher(nn.Module):
    """A policy and the chance to win, each with a trunk of its own."""

    def __init__(self, inputs: int, first: int, second: int, actions: int) -> None:
        super().__init__()
        self.guide, self.judge = Trunk(inputs, first, second), Trunk(inputs, first, second)
        self.policy, self.value = linear(second, actions, 0.01), linear(second, 1, 0.01)

    def forward(self, bits: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of the actions, and the logit of the chance to win."""
        logits = self.policy(self.guide(bits)).masked_fill(masks == 0, -1e9)
        return logits, self.value(self.judge(bits)).squeeze(-1)


class CoarseTrunk(Trunk):
    """Its first layer is rounded while it learns, as its file will have it: to whole numbers up to `most` on either side of 0, times a
    scale for each unit (learned step size quantization, Esser et al. 2020).

    What is rounded is what a value switches on, the sum of all bits of the thermometer up to it.
    """

    def __init__(self, code: Code, first: int, second: int, most: int) -> None:
        super().__init__(len(code.places), first, second)
        self.most = most
        self.register_buffer("begins", torch.from_numpy(np.arange(len(code.places)) - code.levels + 1), persistent=False)
        self.scales = nn.Parameter(torch.empty(first))
        self.begin()

    @torch.no_grad()
    def begin(self) -> None:
        """Scales that suit the weights."""
        self.scales.copy_(2 * self.sums().abs().mean(1) / self.most**0.5)

    def sums(self) -> torch.Tensor:
        sums = self.first.weight.cumsum(1)
        before = nn.functional.pad(sums, (1, 0))
        return sums - before[:, self.begins]

    def whole_numbers(self) -> torch.Tensor:
        """They pass gradients on as if they were not rounded."""
        slowly = (self.begins.numel() * self.most) ** -0.5
        scales = (self.scales * slowly + (self.scales * (1 - slowly)).detach()).abs()
        numbers = (self.sums() / scales.unsqueeze(1)).clamp(-self.most, self.most)
        return (numbers + (numbers.round() - numbers).detach()) * scales.unsqueeze(1)

    def forward(self, bits: torch.Tensor) -> torch.Tensor:
        sums = self.whole_numbers()
        before = sums.roll(1, 1) * (self.begins != torch.arange(len(self.begins), device=sums.device))
        with torch.autocast(bits.device.type, torch.bfloat16):
            first = nn.functional.linear(bits, sums - before, self.first.bias)
            return self.second(first.relu()).relu().float()


class Student(nn.Module):
    """A policy and the chance to win over one small trunk, coarse where it is told how coarse."""

    def __init__(self, code: Code, first: int, second: int, actions: int, most: int | None = None) -> None:
        super().__init__()
        self.trunk = CoarseTrunk(code, first, second, most) if most else Trunk(len(code.places), first, second)
        self.policy, self.value = linear(second, actions, 0.01), linear(second, 1, 0.01)

    def forward(self, bits: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.trunk(bits)
        return self.policy(hidden).masked_fill(masks == 0, -1e9), self.value(hidden).squeeze(-1)
