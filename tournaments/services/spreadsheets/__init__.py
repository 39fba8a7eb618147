"""Reading the tables people upload, whatever program wrote them."""

from tournaments.services.spreadsheets.sheet import MOST_BYTES, MOST_ROWS, Sheet, read_sheet

__all__ = ["MOST_BYTES", "MOST_ROWS", "Sheet", "read_sheet"]
