"""A match as text, both ways: for tests, exports and reports of faults."""

from scoring.notation.reading import read_match
from scoring.notation.record import MatchRecord
from scoring.notation.writing import write_match

__all__ = ["MatchRecord", "read_match", "write_match"]
