"""What is charged and what is handed over, in whole minor units."""

from dataclasses import dataclass
from enum import StrEnum


class ChargeKind(StrEnum):
    """What an entry is charged for."""

    ENTRY_FEE = "entry_fee"
    STAKE = "stake"
    BUY_IN = "buy_in"


class Method(StrEnum):
    """How money was handed over."""

    CASH = "cash"
    CARD = "card"


class Direction(StrEnum):
    """Why money was handed over: a receipt came in, a refund or a payout of a prize went out."""

    RECEIPT = "receipt"
    REFUND = "refund"
    PAYOUT = "payout"


@dataclass(frozen=True, slots=True)
class Charge:
    """What an entry owes; a negative amount takes back what was charged before."""

    entry: int
    kind: ChargeKind
    amount: int


@dataclass(frozen=True, slots=True)
class Payment:
    """Money handed over. The amount is positive; a negative one takes back a line typed wrongly."""

    entry: int
    direction: Direction
    method: Method
    amount: int
