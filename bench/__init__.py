"""Benchmarks: `python -m bench`. Ratios against peers within one interleaved run; never a test."""
