"""The snippets of docs/python.md run, one after the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_every_snippet_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for needed in ("gymnasium", "pettingzoo", "pyspiel", "polars"):
        pytest.importorskip(needed)
    text = PAGE.read_text(encoding="utf-8")
    names: dict[str, object] = {}
    snippets = list(re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    assert len(snippets) > 8
    for snippet in snippets:
        line = text[: snippet.start(1)].count("\n")
        exec(compile("\n" * line + snippet[1], str(PAGE), "exec"), names)
