"""Writes a student as a file that bots play with: whole numbers for weights, and a scale for each unit (crates/bots/src/policy_value/file.rs)."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import dedale

from mix import BITS, whole
from nets import Code, CoarseTrunk, Student

# How far whole numbers of a wide net go behind its first layer, on either side of 0: fewer make a smaller file.
COARSE = 31


def fingerprint(data: bytes) -> int:
    """FNV-1a."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def layout(game: dedale.Game) -> str:
    planes = "".join(f"{plane['name']} {int(np.prod(plane['shape']))} {plane['most']};" for plane in game.observation_spec())
    return f"{game.name}-planes {fingerprint(planes.encode()):016x}"


def rounded(weights: np.ndarray, most: int = 127) -> tuple[np.ndarray, np.ndarray]:
    """The scale of each unit, and its weights as whole numbers up to `most`, on either side of 0: the largest weights are cut
    where that makes the squares of all errors smaller."""
    largest = np.maximum(np.abs(weights).max(1), 1e-12)
    best = np.full(len(weights), np.inf), np.zeros(len(weights)), np.zeros(weights.shape, np.int8)
    for part in np.linspace(0.25, 1, 16):
        scales = part * largest / most
        numbers = np.clip(np.round(weights / scales[:, None]), -most, most)
        errors = np.square(numbers * scales[:, None] - weights).sum(1)
        better = errors < best[0]
        for kept, found in zip(best, (errors, scales, numbers)):
            kept[better] = found[better]
    return best[1], best[2]


def one_hot(weights: np.ndarray, levels: np.ndarray) -> np.ndarray:
    """A value switches on one row, the sum of all bits of the thermometer up to it."""
    weights = weights.copy()
    for row, level in enumerate(levels):
        if level > 1:
            weights[:, row] += weights[:, row - 1]
    return weights


def packed(numbers: np.ndarray, bits: int) -> bytes:
    """A byte for each number, or for two, the first in its lower half."""
    halves = numbers.reshape(-1, 2) & 15
    return (halves[:, 0] | halves[:, 1] << 4).astype(np.uint8).tobytes() if bits == 4 else numbers.tobytes()


def export(net: Student, code: Code, game: dedale.Game, path: Path, command: str, figures: str) -> None:
    write(net, code, layout(game), game.num_actions, path, command, figures)


def export_wide(net: Student, code: Code, path: Path, command: str, figures: str) -> None:
    """For all setups: the places are those of the tensor with every plane, and the bits of the setup behind it."""
    game = whole()
    write(net, code, f"{layout(game)} {len(BITS)}", game.num_actions, path, command, figures, COARSE)


def write(net: Student, code: Code, features: str, count: int, path: Path, command: str, figures: str, most: int = 127) -> None:
    floats = lambda array: np.asarray(array, "<f4").tobytes()  # noqa: E731
    of = {name: weights.detach().cpu().float().numpy() for name, weights in net.named_parameters()}
    outputs = np.zeros(count, np.uint8)
    outputs[code.actions] = 1
    if isinstance(net.trunk, CoarseTrunk):
        first = np.abs(of["trunk.scales"])
        rows = np.round(net.trunk.whole_numbers().detach().cpu().numpy() / first[:, None]).astype(np.int8)
    else:
        first, rows = rounded(one_hot(of["trunk.first.weight"], code.levels), most)
    second, columns = rounded(of["trunk.second.weight"], most)
    policy, actions = rounded(of["policy.weight"], most)
    shape = " ".join(map(str, [rows.shape[1], len(rows), len(columns), len(actions)]))
    lines = ["dedale-policy-value 2", f"features {features}", f"shape {shape}", f"command {command}", f"figures {figures}", "", ""]
    data = "\n".join(lines).encode() + code.highest.astype(np.uint8).tobytes() + outputs.tobytes()
    bits = 4 if np.abs(rows).max() <= 7 else 8
    data += bytes([bits]) + floats(first) + floats(of["trunk.first.bias"]) + packed(rows.T, bits)
    data += floats(second) + floats(of["trunk.second.bias"]) + columns.T.tobytes()
    for scale, bias, weights in zip(policy, of["policy.bias"], actions):
        data += floats([scale, bias]) + weights.tobytes()
    data += floats(of["value.weight"]) + floats(of["value.bias"])
    path.write_bytes(data + fingerprint(data).to_bytes(8, "little"))
