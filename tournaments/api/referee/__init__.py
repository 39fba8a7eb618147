"""Rulings asked of the referee."""
