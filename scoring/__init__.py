"""The rules of the game: pure functions on frozen data, no I/O, no clock, no chance."""
