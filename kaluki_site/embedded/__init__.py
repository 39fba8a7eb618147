"""PostgreSQL and Valkey of the club's own, for a machine that has neither."""
