"""Tables in a chosen situation, for what a real match shows too rarely: the server is played."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

State = dict[str, Any]
TABLE = "situation"

RANKS = "A234567FCR"
DECK = [rank + suit for suit in "dcsb" for rank in RANKS]


def situation(
    *,
    players: int = 2,
    name: str = "scopa",
    hand: list[str],
    table: list[str],
    plays: list[tuple[str, list[str]]] | None = None,
    **more: Any,
) -> State:
    """A state in which seat 1 is to play; ``plays`` are (card, captured), by default lays."""
    sides = 3 if players == 3 else 2
    chosen = [(card, []) for card in hand] if plays is None else plays
    return {
        "table": TABLE,
        "version": 7,
        "variant": name,
        "name": name,
        "switches": {},
        "target": 11,
        "phase": "playing",
        "seats": [
            {
                "seat": seat,
                "side": seat if players == 3 else 2 - seat % 2,
                "kind": "human" if seat == 1 else "bot",
                "bot": None if seat == 1 else "greedy",
                "you": seat == 1,
                "cards": len(hand),
            }
            for seat in range(1, players + 1)
        ],
        "seat": 1,
        "round": 2,
        "dealer": players,
        "leader": 1,
        "turn": 1,
        "ply": 4,
        "hand": hand,
        "table_cards": table,
        "stock": 0 if len(hand) > 3 else 18,
        "last_hand": len(hand) > 3,
        "piles": [
            {"cards": 7, "scope": 2, "scopa_cards": ["5b", "2d"]},
            {"cards": 11, "scope": 1, "scopa_cards": ["4c"]},
            {"cards": 4, "scope": 0, "scopa_cards": []},
        ][:sides],
        "last_play": {
            "seat": 2,
            "play": "Fcx5s3b",
            "card": "Fc",
            "captured": ["5s", "3b"],
            "scopa": False,
        },
        "plays": [shown(card, captured) for card, captured in chosen],
        "score": [8, 6, 3][:sides],
        "result": None,
        "winner": 0,
        "commitment": "0" * 64,
        **more,
    }


def shown(card: str, captured: list[str], *, scopa: bool = False) -> dict[str, Any]:
    """A play as the server shows it."""
    text = card + ("x" + "".join(captured) if captured else "") + ("#" if scopa else "")
    return {"play": text, "card": card, "captured": captured, "scopa": scopa}


class FakeServer:
    """Answers for the table of one state, and keeps what the page sends."""

    def __init__(self, page: Page, state: State) -> None:
        self.state = state
        self.sent: list[dict[str, Any]] = []
        self._sockets: list[WebSocketRoute] = []
        self._down = False
        snapshot = {"type": "snapshot", "version": state["version"], "state": state}
        page.route(f"**/api/tables/{TABLE}", lambda route: route.fulfill(json=snapshot))
        page.route_web_socket(f"**/api/tables/{TABLE}/socket**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._down:
            socket.close(code=1013)
            return
        self._sockets.append(socket)
        socket.on_message(lambda message: self.sent.append(json.loads(message)))

    def wait(self, page: Page) -> None:
        """Wait until the page has opened its line."""
        while not self._sockets:
            page.wait_for_timeout(20)

    def go_down(self) -> None:
        """Drop the line, and take no other."""
        self._down = True
        self._sockets.pop().close(code=1013)

    def come_up(self, page: Page) -> None:
        """Take lines again, and wait for one."""
        self._down = False
        self.wait(page)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message over the newest line."""
        self._sockets[-1].send(json.dumps(message))

    def event(self, event: dict[str, Any], **changed: Any) -> None:
        """Send an event and the state after it."""
        self.state = {**self.state, **changed, "version": self.state["version"] + 1}
        message = {"type": "event", "version": self.state["version"], "state": self.state}
        self.send({**message, "event": event})

    def plays(self) -> list[dict[str, Any]]:
        """The plays the page has sent."""
        return [message for message in self.sent if message["type"] == "play"]


def fake_table(page: Page, base: str, state: State) -> FakeServer:
    """Open the page at a table in this state."""
    server = FakeServer(page, state)
    page.goto(f"{base}#/table/{TABLE}")
    page.locator("main.table").wait_for()
    server.wait(page)
    return server


def result(sides: int) -> dict[str, Any]:
    """A counted round with something in every category."""
    ours = {
        "cards": 22,
        "coins": 6,
        "settebello": True,
        "prime": [
            {"card": "7d", "value": 21},
            {"card": "7c", "value": 21},
            {"card": "6s", "value": 18},
            {"card": "Ab", "value": 16},
        ],
        "primiera": 76,
        "re_bello": True,
        "napola": 0,
        "tris": 0,
        "scope": [{"seat": 1, "play": "7dx4c3b#"}, {"seat": 1, "play": "2cx2d#"}],
    }
    theirs = {
        "cards": 18,
        "coins": 4,
        "settebello": False,
        "prime": [{"card": "6d", "value": 18}, {"card": "6c", "value": 18}, None, None],
        "primiera": None,
        "re_bello": False,
        "napola": 0,
        "tris": 0,
        "scope": [{"seat": 2, "play": "Rsx6b4d#"}],
    }
    third = {**theirs, "cards": 0, "coins": 0, "scope": []}
    tally = {
        "carte": [1, 0, 0],
        "denari": [1, 0, 0],
        "settebello": [1, 0, 0],
        "primiera": [1, 0, 0],
        "scope": [2, 1, 0],
        "re_bello": [1, 0, 0],
    }
    return {
        "round": 2,
        "tally": {category: points[:sides] for category, points in tally.items()},
        "points": [7, 1, 0][:sides],
        "score": [8, 6, 3][:sides],
        "sides": [ours, theirs, third][:sides],
        "leftovers": ["3c", "Fb"],
        "leftovers_side": 1,
        "seed": "0" * 64,
        "contribution": "0" * 64,
    }
