"""Plays games at random: python3 random_player.py [GAME] [SEATS] [GAMES]"""

from __future__ import annotations

import random
import sys
import time

from overseer import Engine, Table


def play(table: Table, chance: random.Random) -> int:
    """Plays a game to its end; how many choices it took."""
    steps = 0
    choices = table.choices()
    while choices:
        choices = table.apply_and_list(chance.choice(choices))
        steps += 1
    return steps


def main(game: str = "shelter", seats: str = "2", games: str = "10") -> None:
    with Engine() as engine:
        began, steps = time.perf_counter(), 0
        for n in range(int(games)):
            table = engine.new(game, {"seats": int(seats)}, seed=f"python {n}")
            steps += play(table, random.Random(n))
            print(n, table.result()["scores"])
            table.close()
        print(f"{steps / (time.perf_counter() - began):.0f} choices a second")


if __name__ == "__main__":
    main(*sys.argv[1:])
