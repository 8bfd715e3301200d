"""Registers the environments with Gymnasium; loaded by Gymnasium itself, so it imports little."""

from __future__ import annotations

from ._dedale import games


def env_id(game: str) -> str:
    """The id of a game's environment: ``dedale/Onirim-v0``."""
    return f"dedale/{game.capitalize()}-v0"


def register() -> None:
    """Registers an environment for each game."""
    from gymnasium.envs.registration import register as register_env
    from gymnasium.envs.registration import registry

    for game in games():
        if env_id(game["id"]) not in registry:
            register_env(
                env_id(game["id"]),
                entry_point="dedale.gymnasium:Env",
                vector_entry_point="dedale.gymnasium:VectorEnv",
                kwargs={"game": game["id"]},
            )
