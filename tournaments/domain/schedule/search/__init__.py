"""The search for a plan, for whatever no construction reaches."""

from tournaments.domain.schedule.search.tabu import Found, Task, search_plan

__all__ = ["Found", "Task", "search_plan"]
