"""Measurements: each figure beside its ceiling, taken in the same run. See docs/benchmarks.md."""
