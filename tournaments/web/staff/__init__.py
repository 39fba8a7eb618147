"""Who has a role in a whole club."""
