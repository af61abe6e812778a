# A card's index and the mask of what it takes.
from typing import TypeAlias

PlayNumbers: TypeAlias = tuple[int, int]
# Hands, table, turn, last, last_scored, piles, scope, tris, stock, leader.
State: TypeAlias = tuple[
    list[int], int, int, int, bool, list[int], list[int], list[int], list[int], int
]

class Variant:
    def __init__(
        self,
        players: int,
        hand_size: int,
        capture: int,
        ace: int,
        ace_on_ace: int,
        ace_sweep_is_scopa: bool,
        last_sweep: int,
        re_bello: bool,
        napola: bool,
        tris: bool,
    ) -> None: ...

class Position:
    def __init__(self, variant: Variant, state: State) -> None: ...
    def plays(self) -> list[PlayNumbers]: ...
    def after(self, play: PlayNumbers) -> Position: ...
    def state(self) -> State: ...
    def points(self) -> list[int]: ...
    def perft(self, depth: int) -> int: ...

class StopFlag:
    def __init__(self) -> None: ...
    def set(self) -> None: ...
    def clear(self) -> None: ...
    def is_set(self) -> bool: ...

def rollout(
    position: Position, count: int, seed: int, epsilon: float | None, flag: StopFlag | None
) -> tuple[int, int, list[int]]: ...
def solve(
    position: Position,
    nodes: int,
    seconds: float,
    memory: int,
    every_play: bool,
    flag: StopFlag | None,
) -> tuple[
    tuple[int, int],
    list[tuple[PlayNumbers, tuple[int, int]]],
    list[tuple[int, int, bool]],
    int,
    float,
]: ...
def number_of_worlds(unseen: int, hands: list[int]) -> int: ...
def worlds(
    unseen: int, hands: list[int], number: int | None, seed: int
) -> list[tuple[list[int], list[int]]]: ...

# Position with the viewer's hand alone, sizes of the hands, size of the stock, plays made
# (seat, card, captured).
Seen: TypeAlias = tuple[Position, list[int], int, list[tuple[int, int, int]]]
# Single weights, those of laying each rank, the worths of the cards by what is still open.
Weights: TypeAlias = tuple[list[float], list[float], list[list[float]]]

def weigh(seen: Seen, weights: Weights) -> list[tuple[PlayNumbers, float]]: ...
def greedy(seen: Seen) -> PlayNumbers: ...
def believe(
    seen: Seen, styles: list[Weights], number: int, seed: int
) -> list[tuple[list[int], list[int]]]: ...

# Match points by side, target, the side that deals next, how rounds end.
Score: TypeAlias = tuple[list[int], int, int, list[list[float]]]

def round_ends(variant: Variant, weights: Weights, deals: int, seed: int) -> list[list[float]]: ...
def match_chance(variant: Variant, score: Score) -> float: ...
def duel(
    variant: Variant, one: list[Weights], other: list[Weights], side: int, deals: int, seed: int
) -> tuple[float, float, float, float]: ...
def consider(
    seen: Seen,
    styles: list[Weights],
    score: Score | None,
    truth: Position | None,
    seed: int,
    nodes: int,
    seconds: float,
    flag: StopFlag | None,
) -> tuple[list[tuple[PlayNumbers, float, int]], int]: ...
