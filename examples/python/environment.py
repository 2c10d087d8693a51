"""Overseer's games as environments for learning, in the manner of PettingZoo (all seats) and Gymnasium (one seat).

No package is needed: the classes have the methods that those two expect, and plain lists where they have arrays.

An action is the number of a choice in the list of legal choices, which comes in a steady order; the mask says how many
there are. What the numbers stand for is in `choices` of the observation.
"""

from __future__ import annotations

import random
import zlib
from typing import Any, Dict, Iterator, List, Optional, Tuple

from overseer import Engine, Json, Table

ACTIONS = 512  # more legal choices than these are left out
FEATURES = 1024  # length of the flat vector


def leaves(value: Any, path: str = "") -> Iterator[Tuple[str, float]]:
    """Every number, truth and name in a view, with its path. A name is a feature of its own."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from leaves(part, f"{path}.{at}")
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif value is not None:
        yield path, float(value)


def flat(view: Json) -> List[float]:
    """A view as a vector of fixed length, by feature hashing: the same everywhere and in every process."""
    vector = [0.0] * FEATURES
    for path, amount in leaves(view):
        code = zlib.crc32(path.encode())
        vector[code % FEATURES] += amount if code & 0x80000000 else -amount
    return vector


class AecEnvironment:
    """All seats, one after the other as the game asks them (PettingZoo's AECEnv)."""

    def __init__(self, game: str, options: Json, engine: Optional[Engine] = None):
        self._own = engine is None
        self._engine = engine or Engine()
        self.game = game
        self.options = options
        self.possible_agents = [f"seat_{seat}" for seat in range(options["seats"])]
        self._table: Optional[Table] = None

    def reset(self, seed: Optional[int] = None, options: Optional[Json] = None) -> None:
        """The same seed deals the same game."""
        if self._table is not None:
            self._table.close()
        if seed is None:
            seed = random.getrandbits(63)
        self._table = self._engine.new(self.game, {**self.options, **(options or {})}, seed=f"environment {seed}")
        self.agents = list(self.possible_agents)
        self.rewards: Dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Json] = {agent: {} for agent in self.agents}
        self._choices = self._table.choices()

    @property
    def table(self) -> Table:
        assert self._table is not None, "reset first"
        return self._table

    @property
    def agent_selection(self) -> str:
        """Who is asked; once the game is over, the first who has not been told."""
        pending = self.table.pending
        return self.agents[0] if pending is None else self.possible_agents[pending["seat"]]

    def action_mask(self, agent: str) -> List[int]:
        mine = bool(self._choices) and agent == self.agent_selection
        count = min(len(self._choices), ACTIONS) if mine else 0
        return [1] * count + [0] * (ACTIONS - count)

    def observe(self, agent: str) -> Json:
        """What that seat may know: `observation` as a flat vector, `view` as a dict, `choices` and `action_mask`."""
        view = self.table.view(self.possible_agents.index(agent))
        mine = agent == self.agent_selection and self.table.pending is not None
        return {
            "observation": flat(view),
            "view": view,
            "choices": self._choices if mine else [],
            "action_mask": self.action_mask(agent),
        }

    def last(self, observe: bool = True) -> Tuple[Optional[Json], float, bool, bool, Json]:
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        return observation, self.rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        """Plays a choice by its number; None for a seat whose game is over."""
        if self.table.pending is None:
            self.agents.remove(self.agent_selection)
            return
        if action is None or not 0 <= action < min(len(self._choices), ACTIONS):
            raise ValueError(f"there are only {len(self._choices)} choices")
        self._choices = self.table.apply_and_list(self._choices[action])
        if self.table.pending is None:
            self._finish()

    def _finish(self) -> None:
        """Winners share a point; everybody else gets minus one."""
        result = self.table.result() or {}
        winners = result.get("winners", [])
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1 / len(winners) if seat in winners else -1.0
            self.terminations[agent] = True
            self.infos[agent] = {"score": result["scores"][seat], "rank": result["ranks"][seat]}

    def agent_iter(self) -> Iterator[str]:
        while self.agents:
            yield self.agent_selection

    def close(self) -> None:
        if self._own:
            self._engine.close()


class SeatEnvironment:
    """One seat; bots of the engine play the others (Gymnasium's Env)."""

    def __init__(self, game: str, options: Json, seat: int = 0, bot: str = "greedy", engine: Optional[Engine] = None):
        self.all = AecEnvironment(game, options, engine)
        self.seat = seat
        self.bot = bot
        self._agent = self.all.possible_agents[seat]

    def reset(self, *, seed: Optional[int] = None, options: Optional[Json] = None) -> Tuple[Json, Json]:
        self.all.reset(seed, options)
        self._play_others()
        return self.all.observe(self._agent), {}

    def step(self, action: int) -> Tuple[Json, float, bool, bool, Json]:
        self.all.step(action)
        self._play_others()
        over = self.all.terminations[self._agent]
        info = self.all.infos[self._agent]
        return self.all.observe(self._agent), self.all.rewards[self._agent], over, False, info

    def _play_others(self) -> None:
        table = self.all.table
        while table.pending is not None and table.pending["seat"] != self.seat:
            table.bot(self.bot)
        self.all._choices = table.choices()
        if table.pending is None and not self.all.terminations[self._agent]:
            self.all._finish()

    def close(self) -> None:
        self.all.close()
