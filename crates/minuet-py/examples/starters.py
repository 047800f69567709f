"""What makes a good starter? Mines what the example ``starters`` of ``trials`` has written::

    cargo run --release -p trials --example starters -- data puzzles.txt --rule cell,sees -o starters.parquet
    python starters.py starters.parquet

``docs/starters.md`` says what the columns count.
"""

import sys
from collections.abc import Iterable

import numpy
import pyarrow.parquet

import minuet

#: Columns that say where a starter stands and what its minuet yields; all others can be seen before.
KNOWN = {"puzzle", "circle", "square", "kind", "ending", "position", "left", "starters", "erased"}


def advantage(values: numpy.ndarray, good: numpy.ndarray) -> float:
    """How often a good starter has more of something than a bad one, ties counted half: 0.5 says nothing."""
    _, rank, count = numpy.unique(values, return_inverse=True, return_counts=True)
    middle = numpy.cumsum(count) - (count - 1) / 2
    goods, bads = int(good.sum()), int((~good).sum())
    return float((middle[rank][good].sum() - goods * (goods + 1) / 2) / (goods * bads))


def features(table: pyarrow.Table) -> list[tuple[float, float, str]]:
    """Each feature with its advantage for starters that are not vain and for those that complete, the best first."""
    ending = table["ending"].to_numpy(zero_copy_only=False)
    helps, completes = ending != "stalls", ending == "completes"
    names = [name for name in table.column_names if name not in KNOWN]
    rows = [(table[name].to_numpy(), name) for name in names]
    told = [(advantage(values, helps), advantage(values, completes), name) for values, name in rows]
    return sorted(told, key=lambda row: -abs(row[1] - 0.5))


def by_value(table: pyarrow.Table, name: str) -> list[tuple[int, int, float, float]]:
    """For each value of a feature: starters, the share that is vain, the share that completes."""
    ending, values = table["ending"].to_numpy(zero_copy_only=False), table[name].to_numpy()
    rows = []
    for value in numpy.unique(values):
        ends = ending[values == value]
        rows.append((int(value), len(ends), float((ends == "stalls").mean()), float((ends == "completes").mean())))
    return rows


def minuets(puzzles: Iterable[str], starters: str) -> float:
    """The mean number of minuets, as the teacher solves these puzzles."""
    answers = [minuet.solve(puzzle, starters=starters) for puzzle in puzzles]
    return float(numpy.mean([answer.minuets for answer in answers if answer.minuets]))


def main(path: str) -> None:
    table = pyarrow.parquet.read_table(path)
    print(f"{len(table)} starters of {len(table['puzzle'].unique())} puzzles")
    print("\nadvantage of starters that help, of those that complete:")
    for helps, completes, name in features(table)[:12]:
        print(f"  {helps:.3f}  {completes:.3f}  {name}")
    print("\nother cells that the weaker side settles at once: starters, vain, completing")
    for value, count, vain, completing in by_value(table, "x1_min"):
        print(f"  {value:2}  {count:7}  {vain:6.1%}  {completing:6.1%}")
    puzzles = table["puzzle"].unique().to_pylist()[:50]
    print(f"\nminuets a puzzle, over the first {len(puzzles)}:")
    for choice in ["footnote8", "both-sides"]:
        print(f"  {choice}: {minuets(puzzles, choice):.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
