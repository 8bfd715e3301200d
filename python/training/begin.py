"""A net's file read back, as the beginning of wider nets that at first do what it does (Net2Net, Chen et al. 2016)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import nn

import dedale

from nets import Code, CoarseTrunk, Student, Teacher, Trunk

# What the trunks of a net are called.
TRUNKS = {Teacher: ("guide", "judge"), Student: ("trunk",)}


class Known:
    """The weights of a file that export.py has written, in this version of the format or in the one before."""

    def __init__(self, path: Path, game: dedale.Game, bits: int) -> None:
        content = path.read_bytes()[:-8]
        text, _, self.data = content.partition(b"\n\n")
        kind, _, shape, *_ = text.decode().splitlines()
        version = ["dedale-policy-value 1", "dedale-policy-value 2"].index(kind) + 1
        rows, first, second, actions = map(int, shape.split()[1:])
        places = sum(int(np.prod(plane["shape"])) for plane in game.observation_spec()) + bits
        highest, legal = self.take(places, np.uint8), self.take(game.num_actions, np.uint8)
        self.code = Code(highest.astype(np.int64), legal)
        size = self.take(1, np.uint8)[0] if version > 1 else 8
        scales, self.first_bias = self.take(first), self.take(first)
        sums = (self.whole_numbers(rows * first, size).reshape(rows, first) * scales).T
        before = np.pad(sums, ((0, 0), (1, 0)))[:, :-1] * (self.code.levels > 1)
        self.first = sums - before
        scales, self.second_bias = self.take(second), self.take(second)
        self.second = (self.take(first * second, np.int8).reshape(first, second) * scales).T
        heads = [(self.take(2), self.take(second, np.int8)) for _ in range(actions)]
        self.policy = np.stack([scale * weights for (scale, _), weights in heads])
        self.policy_bias = np.array([bias for (_, bias), _ in heads])
        self.value, self.value_bias = self.take(second), self.take(1)

    def take(self, count: int, kind: type = np.float32) -> np.ndarray:
        size = count * np.dtype(kind).itemsize
        taken, self.data = self.data[:size], self.data[size:]
        return np.frombuffer(taken, kind)

    def whole_numbers(self, count: int, bits: int) -> np.ndarray:
        taken = self.take(count * bits // 8, np.int8)
        return np.stack([taken << 4 >> 4, taken >> 4], axis=-1).reshape(-1) if bits == 4 else taken

    @torch.no_grad()
    def grow(self, net: Teacher | Student) -> None:
        """Writes the weights into a net that is as wide or wider. Units that it has besides say nothing yet."""
        for name in TRUNKS[type(net)]:
            trunk: Trunk = getattr(net, name)
            corner(trunk.first.weight, self.first)
            corner(trunk.first.bias, self.first_bias)
            trunk.second.weight[: len(self.second), self.second.shape[1] :] = 0
            corner(trunk.second.weight, self.second)
            corner(trunk.second.bias, self.second_bias)
            if isinstance(trunk, CoarseTrunk):
                trunk.begin()
        policy = net.policy, self.policy, self.policy_bias
        value = net.value, self.value[None], self.value_bias
        for head, weights, bias in policy, value:
            head.weight[:, weights.shape[1] :] = 0
            corner(head.weight, weights)
            corner(head.bias, bias)


def corner(parameter: nn.Parameter, known: np.ndarray) -> None:
    parameter[tuple(slice(size) for size in known.shape)] = torch.from_numpy(np.array(known, np.float32)).to(parameter.device)
