"""Times on pages, written as everywhere else."""

from tournaments.selectors.time_words import clock_time, day, local, short_day

__all__ = ["clock_time", "day", "local", "short_day"]
