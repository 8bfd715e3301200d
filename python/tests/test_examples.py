"""The examples run, with short arguments."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_every_example_is_run_by_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert {path.name for path in EXAMPLES.glob("*.py") if f'"{path.name}"' not in text} == set()


def test_the_first_game_is_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "first_game.py", "--games", "5")
    assert "of 5 games won" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["onirim", "labyrinth", "mondes"])
def test_ismcts_plays_every_game(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "ismcts.py", "--game", game, "--games", "1", "--simulations", "2", "--against", "random")
    assert "of 1 games against" in capsys.readouterr().out


def test_a_tournament_is_played_on_a_cluster(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "ray_tournament.py", "--bots", "random", "easy", "--deals", "10", "--cluster", "local")
    told = capsys.readouterr().out
    assert "easy" in told and "on the same deals" in told


def test_games_are_analysed_and_plotted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("polars")
    pytest.importorskip("matplotlib")
    out = tmp_path / "games.png"
    run(monkeypatch, "analyse_games.py", "--games", "40", "--bots", "random", "easy", "--out", str(out))
    assert out.read_bytes().startswith(b"\x89PNG") and "win_rate" in capsys.readouterr().out


def test_ppo_trains_for_a_moment_and_writes_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    pytest.importorskip("matplotlib")
    out = tmp_path / "onirim.net"
    short = ["--minutes", "0.02", "--envs", "16", "--steps", "8", "--width", "16", "--games", "20", "--device", "cpu"]
    run(monkeypatch, "ppo.py", *short, "--out", str(out))
    assert out.with_suffix(".csv").read_text().startswith("seconds,") and out.with_suffix(".png").exists()
    run(monkeypatch, "ppo.py", *short, "--out", str(out), "--resume", str(out.with_suffix(".pt")))
    assert "normal deals after" in capsys.readouterr().out and out.read_bytes()
