"""Steps a second from Python, beside OpenSpiel's Hanabi: ``make bench-python``.

    python python/bench/bench.py [SECONDS A ROW]
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from typing import Callable

# Threads of NumPy's that wait for work would be counted as ours.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import dedale

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
ROUNDS = 12


def rate(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """The best of some rounds: how often something is done in a second. The processor's time is that of one thread, whatever
    else the machine is doing; several threads need the clock on the wall."""
    return max(round_of(work, clock) for _ in range(ROUNDS))


def rates(works: list[Callable[[], int]], clock: Callable[[], float]) -> list[float]:
    """The same for several in turn, so that a busy moment of the machine costs each of them a round."""
    rounds = [[round_of(work, clock) for work in works] for _ in range(ROUNDS)]
    return [max(column) for column in zip(*rounds)]


def round_of(work: Callable[[], int], clock: Callable[[], float]) -> float:
    done, began = 0, clock()
    while (spent := clock() - began) < SECONDS / ROUNDS:
        done += work()
    return done / spent


def one_game(name: str) -> Callable[[], int]:
    game, seeds = dedale.Game(name), iter(range(10**9))

    def work() -> int:
        match, steps = game.new(next(seeds)), 0
        legal, act = match.legal, match.act
        while actions := legal():
            act(actions[steps % len(actions)])
            steps += 1
        return steps

    return work


def vector(name: str, threads: int, envs: int = 2048, rounds: int = 20) -> Callable[[], int]:
    games = dedale.VectorGames(dedale.Game(name), envs, threads=threads, autoreset="same_step")
    games.reset(seed=1)

    def work() -> int:
        for _ in range(rounds):
            games.step(games.random_actions())
        return envs * rounds

    return work


def samples(name: str) -> Callable[[], int]:
    match, chance = dedale.Game(name).new(1), random.Random(1)
    for _ in range(12):
        match.act(chance.choice(match.legal()))
    sample, seat = match.sample_world, match.decider

    def work() -> int:
        for seed in range(1000):
            sample(seat, seed)
        return 1000

    return work


def hanabi(tensors: bool) -> Callable[[], int]:
    import pyspiel

    game, chance = pyspiel.load_game("hanabi"), random.Random(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(actions[int(chance.random() * len(actions))])
                continue
            if tensors:
                np.asarray(state.observation_tensor())
                state.legal_actions_mask()
            state.apply_action(actions[steps % len(actions)])
            steps += 1
        return steps

    return work


def memory(name: str, envs: int) -> float:
    """Megabytes that many games take, measured in a process of their own."""
    code = f"""
import dedale, resource
def peak(): return int(open('/proc/self/statm').read().split()[1]) * resource.getpagesize()
game = dedale.Game({name!r})
dedale.VectorGames(game, 16).reset(seed=1)
before = peak()
games = dedale.VectorGames(game, {envs}, threads=1)
games.reset(seed=1)
games.step(games.random_actions())
print((peak() - before) / 1e6)
"""
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def million(number: float) -> str:
    return f"{number / 1e6:8.3f} M/s"


def main() -> None:
    names = [facts["id"] for facts in dedale.games()]
    print(f"{os.cpu_count()} cores, {SECONDS:g} s a row, the best of {ROUNDS} rounds\n")
    print(f"{'one game, legal + act':44}{'':12}")
    for name in names:
        print(f"  dedale {name:35}{million(rate(one_game(name)))}")
    print(f"  OpenSpiel hanabi{'':26}{million(rate(hanabi(False)))}")
    print("vectorised, with observation, mask and random actions")
    for name in names:
        print(f"  dedale {name:35}{million(rate(vector(name, 1)))}")
    print(f"  OpenSpiel hanabi, one game with tensor and mask{million(rate(hanabi(True))):>7}")
    print("the same on one and on two threads, by the clock on the wall")
    for name in names:
        one, two = rates([vector(name, threads) for threads in (1, 2)], time.perf_counter)
        print(f"  dedale {name:35}{million(one)} {million(two)}   {two / one:.2f} ×")
    print("sample_world")
    for name in names:
        print(f"  dedale {name:35}{million(rate(samples(name)))}")
    print("memory of 10,000 environments")
    for name in names:
        print(f"  dedale {name:35}{memory(name, 10_000):8.1f} MB")


if __name__ == "__main__":
    main()
