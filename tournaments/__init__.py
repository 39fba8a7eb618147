"""Clubs, players, tournaments, seats, hands, money: the one Django app, in layers."""
