"""Onirim with extensions and for two: which setups are learnt how much, and the one tensor that all of them are read as."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import numpy as np
import torch

import dedale

from games import pinned
from nets import Code

ALL_THREE = {"book": "normal", "towers": "normal", "premonitions": "4"}
SILENT = {"players": 2, "communication": "silent"}

# The setups that are measured first, and the share of the games that each gets.
MAIN = {
    "book": ({"book": "normal"}, 0.20),
    "towers": ({"towers": "normal"}, 0.13),
    "premonitions": ({"premonitions": "4"}, 0.10),
    "open": ({"players": 2}, 0.18),
    "silent": (SILENT, 0.08),
    "three": (ALL_THREE, 0.08),
}

OTHERS = [
    ({"book": "hard"}, 0.014),
    ({"towers": "ruins"}, 0.014),
    ({"premonitions": "5"}, 0.012),
    ({"premonitions": "6"}, 0.012),
    ({"book": "normal", "towers": "normal"}, 0.014),
    ({"book": "normal", "premonitions": "4"}, 0.014),
    ({"towers": "normal", "premonitions": "4"}, 0.014),
    ({"towers": "ruins", "premonitions": "6"}, 0.01),
    ({"book": "hard", "towers": "ruins"}, 0.01),
    ({"book": "hard", "premonitions": "5"}, 0.01),
    (ALL_THREE | {"book": "hard", "towers": "ruins", "premonitions": "6"}, 0.012),
    ({"players": 2, "towers": "normal"}, 0.012),
    ({"players": 2, "premonitions": "4"}, 0.012),
    ({"players": 2, "book": "normal"}, 0.014),
    ({"players": 2, "duplicate_doors": "limbo"}, 0.008),
    ({"players": 2, "towers": "ruins", "premonitions": "5"}, 0.01),
    ({"players": 2, "book": "hard", "towers": "ruins"}, 0.01),
    (ALL_THREE | {"players": 2}, 0.012),
    (ALL_THREE | {"players": 2, "book": "hard", "premonitions": "6"}, 0.008),
    (SILENT | {"towers": "normal"}, 0.01),
    (SILENT | {"premonitions": "4"}, 0.01),
    (SILENT | {"book": "normal", "duplicate_doors": "limbo"}, 0.01),
    (SILENT | ALL_THREE | {"towers": "ruins", "premonitions": "5"}, 0.008),
]

# What a setup is, as bits behind its tensor: crates/bots/src/onirim/wide.rs has the same list.
BITS = [
    ("players", {"2"}),
    ("communication", {"silent"}),
    ("duplicate-doors", {"limbo"}),
    ("book", {"normal", "hard"}),
    ("book", {"hard"}),
    ("towers", {"normal", "ruins"}),
    ("towers", {"ruins"}),
    ("premonitions", {"4", "5", "6"}),
    ("premonitions", {"5", "6"}),
    ("premonitions", {"6"}),
]

# They tell nothing about the future.
WITHOUT = {"turn", "over", "unwinnable"}

ALWAYS, NEVER = 0, 255


def whole() -> dedale.Game:
    """A game whose tensor has the planes of all others."""
    return dedale.Game("onirim", **SILENT, **ALL_THREE)


def places_of(game: dedale.Game) -> np.ndarray:
    """Where each byte of the whole tensor is in this game's, -1 if it is not; and of the bits of the setup: -2 on, -1 off."""
    spans, at = {}, 0
    for plane in game.observation_spec():
        size = int(np.prod(plane["shape"]))
        spans[plane["name"]] = (at, size)
        at += size
    setup = dict(option.split("=") for option in game.setup.split())
    if not {"book", "premonitions"} & set(setup):
        del spans["discard"]
    found = []
    for plane in whole().observation_spec():
        first, there = spans.get(plane["name"], (0, 0))
        size = int(np.prod(plane["shape"]))
        there = 0 if plane["name"] in WITHOUT else min(there, size)
        found.append(np.where(np.arange(size) < there, first + np.arange(size), -1))
    found.append(np.array([-2 if setup.get(option) in values else -1 for option, values in BITS]))
    return np.concatenate(found)


class Starts:
    """Positions on the way of games that were won, by tenths of the way (starts.py writes them): a curriculum from the end backwards
    (Florensa et al. 2017)."""

    def __init__(self, path: Path, seed: int, easy: float) -> None:
        document = json.loads(gzip.decompress(path.read_bytes()))
        self.highest = np.array(document["highest"])
        self.positions = document["positions"]
        self.chance, self.easy = random.Random(seed), easy

    def share(self, progress: float) -> float:
        """How many of the games begin part of the way on."""
        return 0.05 + 0.85 * max(0.0, 1 - progress / self.easy)

    def apply(self, games: dedale.VectorGames, setup: str, progress: float, most: int) -> None:
        fewest = max(0, 9 - int(18 * progress / self.easy))
        known = [position for tenth in self.positions.get(setup, [])[fewest:] for position in tenth]
        if known:
            games.begin_from(self.chance.sample(known, min(most, len(known))), self.share(progress))


class Mixed:
    """Games of several setups, one after the other in every batch."""

    def __init__(self, shares: list[tuple[dict, int]], code: Code, device: str, threads: int) -> None:
        self.parts, self.device, self.starts = [], device, [0]
        for setup, count in shares:
            game = dedale.Game("onirim", **setup)
            few = max(1, min(threads, count // 64))
            games = dedale.VectorGames(game, count, autoreset="same_step", threads=few)
            places = places_of(game)[code.places]
            levels = np.where(places >= 0, code.levels, np.where(places == -2, ALWAYS, NEVER)).astype(np.uint8)
            at = torch.from_numpy(np.maximum(places, 0)).to(device), torch.from_numpy(levels).to(device)
            self.parts.append((games, pinned(games.observations, device), pinned(games.masks, device), *at))
            self.starts.append(self.starts[-1] + count)
        self.actions = torch.zeros(self.starts[-1], dtype=torch.int64, pin_memory=device == "cuda")
        self.told = torch.cuda.Event() if device == "cuda" else None

    def seen(self, _: Code) -> tuple[torch.Tensor, torch.Tensor]:
        """Bits and masks of the decisions."""
        bits, masks = [], []
        for _games, observations, legal, places, levels in self.parts:
            bits.append(observations.to(self.device, non_blocking=True).index_select(1, places) >= levels)
            masks.append(legal.to(self.device, non_blocking=True))
        return torch.cat(bits).to(torch.bfloat16), torch.cat(masks)

    def tell(self, _: Code, chosen: torch.Tensor) -> None:
        """Sends the numbers of the chosen actions back, without waiting."""
        self.actions.copy_(chosen, non_blocking=True)
        if self.told:
            self.told.record()

    def step(self) -> tuple[np.ndarray, np.ndarray]:
        """Plays what was told: the rewards of seat 1, and which games ended."""
        if self.told:
            self.told.synchronize()
        actions = self.actions.numpy()
        for (games, *_), first, end in zip(self.parts, self.starts, self.starts[1:]):
            games.step(actions[first:end])
        rewards = np.concatenate([games.rewards[:, 0] for games, *_ in self.parts])
        return rewards, np.concatenate([games.terminated for games, *_ in self.parts])

    def reset(self, seed: int) -> None:
        for (games, *_), first in zip(self.parts, self.starts):
            games.reset(seed=seed + first)

    def curriculum(self, starts: Starts, progress: float, most: int = 400) -> None:
        for games, *_ in self.parts:
            starts.apply(games, games.game.setup, progress, most)


@torch.no_grad()
def win_rates(net: torch.nn.Module, trial: Mixed, code: Code, seed: int) -> list[float]:
    """The share of normal deals won by the best action of the policy, for each setup."""
    trial.reset(seed)
    won = np.zeros(trial.starts[-1])
    unfinished = np.ones(len(won), bool)
    while unfinished.any():
        trial.tell(code, net(*trial.seen(code))[0].argmax(-1))
        rewards, ended = trial.step()
        won[unfinished] += rewards[unfinished]
        unfinished &= ~ended
    return [round(float(won[first:end].mean()), 4) for first, end in zip(trial.starts, trial.starts[1:])]


def shared(envs: int) -> list[tuple[dict, int]]:
    """How many of so many games each setup gets."""
    return [(setup, max(2, round(envs * share))) for setup, share in [*MAIN.values(), *OTHERS]]
