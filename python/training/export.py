"""Writes a student as a file that bots play with: a byte a weight, and a scale for each unit (crates/bots/src/policy_value/file.rs)."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import dedale

from mix import BITS, whole
from nets import Code, Student


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
    """The scale of each unit, and its weights as whole numbers up to `most`, on either side of 0."""
    scales = np.maximum(np.abs(weights).max(1), 1e-12) / most
    return scales, np.round(weights / scales[:, None]).astype(np.int8)


def one_hot(weights: np.ndarray, levels: np.ndarray) -> np.ndarray:
    """A value switches on one row, the sum of all bits of the thermometer up to it."""
    weights = weights.copy()
    for row, level in enumerate(levels):
        if level > 1:
            weights[:, row] += weights[:, row - 1]
    return weights


def export(net: Student, code: Code, game: dedale.Game, path: Path, command: str, figures: str) -> None:
    write(net, code, layout(game), game.num_actions, path, command, figures)


def export_wide(net: Student, code: Code, path: Path, command: str, figures: str, most: int = 127) -> None:
    """For all setups: the places are those of the tensor with every plane, and the bits of the setup behind it."""
    game = whole()
    write(net, code, f"{layout(game)} {len(BITS)}", game.num_actions, path, command, figures, most)


def write(net: Student, code: Code, features: str, count: int, path: Path, command: str, figures: str, most: int = 127) -> None:
    floats = lambda array: np.asarray(array, "<f4").tobytes()  # noqa: E731
    of = {name: weights.detach().cpu().float().numpy() for name, weights in net.named_parameters()}
    outputs = np.zeros(count, np.uint8)
    outputs[code.actions] = 1
    first, rows = rounded(one_hot(of["trunk.first.weight"], code.levels), most)
    second, columns = rounded(of["trunk.second.weight"])
    policy, actions = rounded(of["policy.weight"])
    shape = " ".join(map(str, [rows.shape[1], len(rows), len(columns), len(actions)]))
    lines = ["dedale-policy-value 1", f"features {features}", f"shape {shape}", f"command {command}", f"figures {figures}", "", ""]
    data = "\n".join(lines).encode() + code.highest.astype(np.uint8).tobytes() + outputs.tobytes()
    data += floats(first) + floats(of["trunk.first.bias"]) + rows.T.tobytes()
    data += floats(second) + floats(of["trunk.second.bias"]) + columns.T.tobytes()
    for scale, bias, weights in zip(policy, of["policy.bias"], actions):
        data += floats([scale, bias]) + weights.tobytes()
    data += floats(of["value.weight"]) + floats(of["value.bias"])
    path.write_bytes(data + fingerprint(data).to_bytes(8, "little"))
