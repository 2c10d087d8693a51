"""python3 test_overseer.py [GAMES]: plays games of each kind through the environment; the last line is one JSON object."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any, Dict

from environment import ACTIONS, FEATURES, AecEnvironment, SeatEnvironment
from overseer import Engine, EngineError


def play_all(engine: Engine, game: str, games: int) -> Dict[str, Any]:
    """Games at random by all seats; every tenth step is looked at closely."""
    seats = engine.describe(game)["seats"]
    began, steps = time.perf_counter(), 0
    for n in range(games):
        count = seats["min"] + n % (seats["max"] - seats["min"] + 1)
        environment = AecEnvironment(game, {"seats": count}, engine)
        environment.reset(seed=n)
        chance = random.Random(n)
        for agent in environment.agent_iter():
            if environment.terminations[agent]:
                environment.step(None)
                continue
            mask = environment.action_mask(agent)
            if steps % 50 == 0:
                observation = environment.observe(agent)
                assert len(observation["observation"]) == FEATURES and any(observation["observation"])
                assert sum(mask) == min(ACTIONS, len(observation["choices"])) > 0
            environment.step(chance.randrange(sum(mask)))
            steps += 1
        assert environment.agents == [] and all(environment.terminations.values())
        assert all(-1 <= reward <= 1 for reward in environment.rewards.values())
    seconds = time.perf_counter() - began
    return {"games": games, "steps": steps, "perSecond": round(steps / seconds)}


def test_seeds(engine: Engine, game: str) -> None:
    views = []
    for _ in range(2):
        environment = AecEnvironment(game, {"seats": 2}, engine)
        environment.reset(seed=7)
        environment.step(0)
        views.append(environment.observe("seat_0"))
    assert views[0] == views[1]


def test_errors(engine: Engine) -> None:
    table = engine.new("shelter", {"seats": 2, "first": 0}, seed="python")
    for choice, code in [({"do": "skip"}, "not-asked"), ({"do": "place", "who": "plain", "space": "T2"}, "illegal")]:
        try:
            table.apply(choice)
            raise AssertionError("it was played")
        except EngineError as error:
            assert error.code == code, error.details
    table.apply(table.advise(ms=20)[0]["choice"])
    table.undo()
    assert table.record()["choices"] == []


def test_plans(engine: Engine) -> None:
    position = {"begun": True, "tiles": {"1": "mart", "5": "rocket"}, "players": [{"at": "crossroads.b"}, {}]}
    table = engine.set("wasteland", position, seed="python")
    plans = table.plans()
    assert len(plans) > 1 and all(plan["words"] for plan in plans), plans
    for choice in plans[0]["choices"]:
        table.apply(choice)


def test_one_seat(engine: Engine) -> None:
    environment = SeatEnvironment("shelter", {"seats": 2}, seat=1, engine=engine)
    observation, _ = environment.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        observation, reward, over, truncated, _ = environment.step(len(observation["choices"]) - 1)
        assert not truncated
    assert reward in (-1.0, 0.5, 1.0)


def main(games: str = "100") -> None:
    with Engine() as engine:
        test_errors(engine)
        test_plans(engine)
        test_one_seat(engine)
        figures: Dict[str, Any] = {}
        for game in engine.hello()["games"]:
            test_seeds(engine, game)
            figures[game] = play_all(engine, game, int(games))
            print(f"{game}: {figures[game]['perSecond']} steps a second over {games} games", flush=True)
    print(json.dumps(figures))


if __name__ == "__main__":
    main(*sys.argv[1:])
