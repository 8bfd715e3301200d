"""Labyrinth games for research.

>>> import dedale
>>> match = dedale.Game("onirim").new(seed=7)
>>> while not match.is_over:
...     match.act(match.legal()[0])

Seats are counted from 1, as everywhere in Dédale. See docs/python.md.
"""

from __future__ import annotations

import json
from typing import Any, Mapping

from . import errors, lab, policy
from ._dedale import (
    Game,
    Match,
    PolicyNet,
    VectorGames,
    __version__,
    _load,
    analyse,
    bot_action,
    games,
    hints,
)
from .errors import Error
from .lab import balance, simulate, tournament
from .policy import Decision, play


def load(document: str | Mapping[str, Any], seed: int | str | None = None) -> Match:
    """The match a record or a position leads to.

    ``document`` is the text of a record, or a record or position as plain data or JSON. A position goes on with chance from
    ``seed``.
    """
    return _load(document if isinstance(document, str) else json.dumps(document), seed)


__all__ = [
    "Decision",
    "Error",
    "Game",
    "Match",
    "PolicyNet",
    "VectorGames",
    "__version__",
    "analyse",
    "balance",
    "bot_action",
    "errors",
    "games",
    "hints",
    "lab",
    "load",
    "play",
    "policy",
    "simulate",
    "tournament",
]
