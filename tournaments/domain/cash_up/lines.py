"""What is handed over the desk, in whole minor units."""

from dataclasses import dataclass
from enum import StrEnum


class Method(StrEnum):
    """How money was handed over."""

    CASH = "cash"
    CARD = "card"


class Direction(StrEnum):
    """Why money was handed over: a receipt came in, a refund or a payout of winnings went out."""

    RECEIPT = "receipt"
    REFUND = "refund"
    PAYOUT = "payout"


@dataclass(frozen=True, slots=True)
class HandedOver:
    """Money that went over the desk. `amount` is from (+) or to (−) the player; the opposite sign
    takes back a line of the same direction that was typed wrongly."""

    direction: Direction
    method: Method
    amount: int
