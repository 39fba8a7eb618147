"""A stage of a tournament: what is decided about it, how it is ranked, who goes on.

Plain arithmetic. A stage's standings are worked out from its own results and from nothing else.
"""
