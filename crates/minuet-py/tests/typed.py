"""Code as a user writes it: mypy reads it, and it is never run."""

from typing import assert_type

import numpy

import minuet

answer = minuet.solve(minuet.Position("." * 81), reading="depth=2")
assert_type(answer.solution, str | None)
assert_type(answer.trace.sheet(3).svg(theme="dark"), str)
assert_type(minuet.hint("." * 81).why, list[str])
assert_type(minuet.check(answer).accepted, bool)
assert_type(minuet.generate(2, difficulty="minuet", seed=1), list[str])
assert_type(minuet.decide(["." * 81, None]), minuet.Batch)
assert_type(minuet.decide(numpy.zeros((2, 81), dtype=numpy.uint8)), minuet.Batch)
assert_type(minuet.count_all(minuet.decide(["." * 81])), minuet.Batch)

minuet.solve(3)  # type: ignore[arg-type]
minuet.decide(3)  # type: ignore[arg-type]
minuet.solve("." * 81, starters="mine")  # type: ignore[arg-type]
