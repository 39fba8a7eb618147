"""A club to look at, and whole tournaments played by nobody: all through the services."""
