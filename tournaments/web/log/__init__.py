"""The log of a tournament or a club, as people read it."""
