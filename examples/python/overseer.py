"""A client for the engine protocol of Overseer (docs/protocol.md). Python 3.9 or later, standard library only.

    with Engine() as engine:
        table = engine.new("shelter", {"seats": 2}, seed="first")
        while (asked := table.pending) is not None:
            print(asked["seat"], asked["ask"])
            table.apply(table.choices()[0])
        print(table.result())
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence, Union

Json = Dict[str, Any]
Choice = Json
TableName = Union[str, int]

ROOT = Path(__file__).resolve().parents[2]


def engine_command() -> List[str]:
    """How the engine is started: OVERSEER if it is set, else by the repository this file is in."""
    wanted = os.environ.get("OVERSEER")
    return wanted.split() if wanted else ["node", str(ROOT / "packages/lab/bin/overseer.mjs"), "engine"]


class EngineError(Exception):
    """An answer that says no: `code`, and what more there is (`field`, `rule`, `facts`, `asked`, `takes`)."""

    def __init__(self, error: Json):
        super().__init__(error.get("message", ""))
        self.code: str = error["code"]
        self.details = error


class Engine:
    """One process of the engine, with as many tables as one likes."""

    def __init__(self, command: Optional[Sequence[str]] = None):
        self._process = subprocess.Popen(
            list(command or engine_command()), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self._tables = 0

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def ask_all(self, requests: Sequence[Json]) -> List[Json]:
        """Several requests in one go, which is faster; the answers in order, or EngineError at the first that says no."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        stdin.write("".join(json.dumps(request) + "\n" for request in requests))
        stdin.flush()
        answers = []
        for _ in requests:
            line = stdout.readline()
            if line == "":
                raise EOFError("the engine has ended")
            answers.append(json.loads(line))
        for answer in answers:
            if "error" in answer:
                raise EngineError(answer["error"])
        return [answer["ok"] for answer in answers]

    def ask(self, cmd: str, **fields: Any) -> Json:
        return self.ask_all([{"cmd": cmd, **{name: value for name, value in fields.items() if value is not None}}])[0]

    def hello(self) -> Json:
        return self.ask("hello")

    def describe(self, game: str, lang: str = "en") -> Json:
        """Names, questions and JSON Schemas of a game."""
        return self.ask("describe", game=game, lang=lang)

    def new(self, game: str, options: Json, seed: Optional[str] = None) -> "Table":
        return self._open("new", game=game, options=options, seed=seed)

    def set(self, game: str, position: Json, seed: Optional[str] = None) -> "Table":
        return self._open("set", game=game, position=position, seed=seed)

    def load(self, record: Json) -> "Table":
        return self._open("load", record=record)

    def _open(self, cmd: str, **fields: Any) -> "Table":
        self._tables += 1
        answer = self.ask(cmd, table=self._tables, **fields)
        return Table(self, self._tables, answer)


class Table:
    """A game under way. `pending` is who is asked what (`seat`, `ask`), None once it is over."""

    def __init__(self, engine: Engine, name: TableName, begun: Json):
        self._engine = engine
        self.name = name
        self.pending: Optional[Json] = begun["pending"]
        self.opened: List[Json] = begun.get("events", [])

    def _ask(self, cmd: str, **fields: Any) -> Json:
        return self._engine.ask(cmd, table=self.name, **fields)

    def choices(self) -> List[Choice]:
        return self._ask("choices")["choices"]

    def apply(self, choice: Choice) -> List[Json]:
        """Plays a choice: what happened. EngineError says why not."""
        answer = self._ask("apply", choice=choice)
        self.pending = answer["pending"]
        return answer["events"]

    def apply_and_list(self, choice: Choice) -> List[Choice]:
        """Plays a choice and lists the next ones in one go, for whoever wants to be fast."""
        requests = [{"cmd": "apply", "table": self.name, "choice": choice}, {"cmd": "choices", "table": self.name}]
        played, listed = self._engine.ask_all(requests)
        self.pending = played["pending"]
        return listed["choices"]

    def why(self, choice: Choice, lang: str = "en") -> Json:
        return self._ask("why", choice=choice, lang=lang)

    def undo(self) -> None:
        self.pending = self._ask("undo")["pending"]

    def view(self, seat: Union[int, str]) -> Json:
        return self._ask("view", seat=seat)["view"]

    def odds(self, seat: Optional[int] = None) -> Json:
        return self._ask("odds", seat=seat)["odds"]

    def plans(self, lang: str = "en", seed: Optional[str] = None) -> List[Json]:
        """What whoever is asked could set out to do, best first: `words`, `choices`, `worth` and more (Wasteland)."""
        return self._ask("plans", lang=lang, seed=seed)["plans"]

    def advise(self, ms: int = 1000, seed: Optional[str] = None) -> List[Json]:
        return self._ask("advise", ms=ms, seed=seed)["advice"]

    def bot(self, bot: str, ms: int = 1000, seed: Optional[str] = None) -> Choice:
        """Lets a bot choose and play for whoever is asked: its choice."""
        answer = self._ask("bot", bot=bot, ms=ms, seed=seed, apply=True)
        self.pending = answer["pending"]
        return answer["choice"]

    def record(self) -> Json:
        return self._ask("save")["record"]

    def result(self) -> Optional[Json]:
        return self._ask("result")["result"]

    def close(self) -> None:
        self._ask("close")
