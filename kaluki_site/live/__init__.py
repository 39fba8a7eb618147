"""Server-sent events: a page hears that its tournament has moved on, and fetches what changed."""
