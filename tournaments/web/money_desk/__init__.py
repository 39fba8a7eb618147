"""The money of a tournament: fees and prizes, payments at the desk, receipts, the till."""
