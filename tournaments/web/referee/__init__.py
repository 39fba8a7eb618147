"""The referee's page: a question typed at the table, and the ruling with its rule."""
