"""The Minuet method of solving Sudoku by hand (C. F. Daganzo, 2018): explained, decided, judged.

One puzzle: ``solve``, ``hint``, ``count``, ``rate``, ``canonical``, ``check``, ``read`` (from a photo). Many: ``decide``,
``count_all``, ``canonical_all``, which take lists, NumPy arrays and Arrow data and use all cores. New ones:
``generate``. Puzzles are texts in any format that ``minuet convert`` reads, or a ``Position``. Hints, explanations and
exceptions are in the language that the environment variable ``MINUET_LANG`` names, in English by default.

>>> import minuet
>>> answer = minuet.solve(
...     "3....8.9...5..7..6..759.....1....2.8.6.8..9..4....3..71...6.....8..7.......3..6..")
>>> answer.outcome, answer.step, answer.minuets
('minuet', 4, 1)
"""

from ._minuet import (
    Answer,
    Batch,
    FormatError,
    Hint,
    HuntError,
    Judgement,
    MinuetError,
    Photo,
    Position,
    Rating,
    Sheet,
    Trace,
    __version__,
    canonical,
    canonical_all,
    check,
    count,
    count_all,
    decide,
    generate,
    hint,
    rate,
    read,
    solve,
)

__all__ = [
    "Answer",
    "Batch",
    "FormatError",
    "Hint",
    "HuntError",
    "Judgement",
    "MinuetError",
    "Photo",
    "Position",
    "Rating",
    "Sheet",
    "Trace",
    "__version__",
    "canonical",
    "canonical_all",
    "check",
    "count",
    "count_all",
    "decide",
    "generate",
    "hint",
    "rate",
    "read",
    "solve",
]
