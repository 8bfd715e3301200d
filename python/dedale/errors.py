"""Refusals. Each has a stable ``code`` and, where the rules of a game forbid something, the id of the ``rule``."""

from __future__ import annotations


class Error(Exception):
    """Anything Dédale refuses. The call that raised it changed nothing."""

    code: str
    rule: str | None

    def __init__(self, message: str, code: str = "refused", rule: str | None = None) -> None:
        super().__init__(message, code, rule)
        self.code = code
        self.rule = rule

    def __str__(self) -> str:
        return str(self.args[0])


class GameError(Error, ValueError):
    """There is no game of that name."""


class SetupError(Error, ValueError):
    """The options of a game cannot be played."""


class SeedError(Error, ValueError):
    """Not a seed."""


class ActionError(Error, ValueError):
    """Not an action of the game."""


class IllegalActionError(ActionError):
    """The rules forbid the action now: ``rule`` names the one."""


class GameOverError(Error):
    """The game is over."""


class SeatError(Error, ValueError):
    """There is no such seat. Seats are counted from 1."""


class StepError(Error, ValueError):
    """There is no such step."""


class ChanceError(Error):
    """A chance node was answered like a decision, or a decision like a chance node."""


class DocumentError(Error, ValueError):
    """A record, a position or a pickled match cannot be read, or there is none."""


class BotError(Error, ValueError):
    """The game has no bot of that name."""


class ArgumentError(Error, ValueError):
    """An argument out of bounds."""


class ArrayError(Error, ValueError):
    """An array of the wrong type or shape."""


class ClosedError(Error):
    """A match or an environment that was closed."""


class BusyError(Error):
    """Another thread is using the object."""


class PolicyError(Error):
    """A policy raised an exception (``__cause__``)."""


class ClientError(Error):
    """A game at a live table cannot go on."""


class UnreachableError(ClientError):
    """The server cannot be reached, or not any more."""


class RefusedError(ClientError):
    """The server refused: ``code`` is its own."""


class ClusterError(Error):
    """A part of the work failed on a cluster, again and again."""


class MissingError(Error, ImportError):
    """A package is missing: the message says which extra installs it."""


__all__ = [name for name, value in list(globals().items()) if isinstance(value, type)]
