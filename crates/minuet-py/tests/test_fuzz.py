"""Whatever comes in, an answer or an exception comes out: nothing crashes, and no memory is lost.

``MINUET_CALLS`` says how many calls; a fixed sample by default, a million with ``MINUET_FULL``.
"""

import os
import random
import resource

import numpy
import pyarrow
import pytest

import minuet

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CALLS = int(os.environ.get("MINUET_CALLS", 1_000_000 if "MINUET_FULL" in os.environ else 20_000))
#: What may be raised; anything else, a panic above all, is a fault.
EXPECTED = (TypeError, ValueError, OverflowError, AttributeError, BufferError)


def text(draw):
    """A text that is nearly a puzzle, or far from it."""
    kind = draw.randrange(8)
    if kind == 0:
        return "".join(draw.choices("0123456789.", k=draw.randrange(200)))
    if kind == 1:
        return "".join(chr(draw.randrange(1, 0xD7FF)) for _ in range(draw.randrange(100)))
    if kind == 2:
        return draw.choice(["", "\0", "\ud800", "9" * 100_000, "|" * 5000, "{" * 3000, "\n" * 4000])
    at = draw.randrange(81)
    return EASY[:at] + draw.choice(["", "x", "5", ".", "\n", "\u00e9", ":"]) + EASY[at + draw.randrange(3) :]


def thing(draw):
    """Anything but a puzzle."""
    return draw.choice(
        [None, 3, -1, 2**70, 1.5, float("nan"), b"", EASY.encode(), [], {}, object(), True, text, range(3), int]
    )


def column(draw):
    """An array of any type that Arrow has, or nearly."""
    texts = [draw.choice([None, EASY, text(draw).encode("utf8", "replace").decode()]) for _ in range(draw.randrange(5))]
    kind = draw.randrange(10)
    if kind < 3:
        return pyarrow.array(texts, draw.choice([pyarrow.string(), pyarrow.large_string(), pyarrow.string_view()]))
    return draw.choice(
        [
            lambda: pyarrow.nulls(3),
            lambda: pyarrow.array([1, None, 3], draw.choice([pyarrow.int8(), pyarrow.float16(), pyarrow.uint64()])),
            lambda: pyarrow.array(texts).dictionary_encode(),
            lambda: pyarrow.array([texts, None]),
            lambda: pyarrow.array([{"puzzle": EASY}, None, {"puzzle": None}]),
            lambda: pyarrow.array([b"1" * 80], pyarrow.binary(80)),
            lambda: pyarrow.StringArray.from_buffers(
                2, pyarrow.py_buffer(numpy.array([0, 2, 4], dtype="i4").tobytes()), pyarrow.py_buffer(b"\xff\xfe\x80\x81")
            ),
            lambda: pyarrow.array([[("a", 1)]], pyarrow.map_(pyarrow.string(), pyarrow.int32())),
            lambda: pyarrow.array([True, False]),
            lambda: pyarrow.array([0], pyarrow.timestamp("ns", "Europe/Paris")),
            lambda: pyarrow.array([1, 2], pyarrow.decimal128(5)),
            lambda: pyarrow.RunEndEncodedArray.from_arrays([2, 3], [EASY, "x"]),
        ]
    )()


def table(draw):
    """Columns of any type under the names that we look for."""
    some = column(draw)
    names = draw.choice([["puzzle"], ["puzzle", "line"], ["puzzle", "source"], ["x"], ["", "puzzle"]])
    made = pyarrow.table([some for _ in names], names=names)
    return draw.choice([made, made.to_batches()[0] if made.num_rows else made, made.slice(1)])


def array(draw):
    """A NumPy array of any type and shape."""
    shape = draw.choice([0, 3, (2, 81), (81, 2), (1, 1, 81), ()])
    kind = draw.choice(["u1", "u4", "i8", "f4", "U81", "S81", "U3", "S90", ">U81", "O", "M8[s]", "V3", "c8", "?"])
    return numpy.zeros(shape, dtype=kind)


MANY = [minuet.decide, minuet.count_all, minuet.canonical_all]
ONE = [minuet.hint, minuet.solve, minuet.count, minuet.canonical, minuet.rate, minuet.check, minuet.Position]


def call(draw):
    kind = draw.randrange(6)
    if kind == 0:
        return draw.choice(MANY)(draw.choice([column, table, array])(draw))
    if kind == 1:
        return draw.choice(MANY)([draw.choice([text, text, thing])(draw) for _ in range(draw.randrange(4))])
    if kind == 2:
        return draw.choice(MANY + ONE)(thing(draw))
    if kind == 3:
        return minuet.check(draw.choice(["", "{}", '{"minuet":2,"entries":[1]}', '{"minuet":1,"position":3}', "[" * 500]))
    if kind == 4:
        keywords = {draw.choice(["reading", "threads", "column", "find_depth", "limit", "x"]): thing(draw)}
        return draw.choice(MANY)([EASY], **keywords)
    # The teacher is slow, so that most texts are only read.
    return draw.choice([minuet.Position] * 20 + ONE)(text(draw))


def memory():
    """What the process holds now, in KiB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def test_no_call_crashes_or_leaks():
    draw, raised, answered = random.Random(1), 0, 0
    held = []
    for number in range(CALLS):
        if number in (CALLS // 4, CALLS // 2, CALLS - 1):
            held.append(memory())
        try:
            call(draw)
            answered += 1
        except EXPECTED:
            raised += 1
    assert raised > CALLS // 10 and answered > CALLS // 10
    # What is held grows while caches fill, but not with the number of calls.
    assert held[2] - held[1] < 8 * 1024, held


@pytest.mark.parametrize("size", [10**6, 10**7])
def test_huge_texts(size):
    before = memory()
    for character in "5.x\n ":
        with pytest.raises(minuet.FormatError):
            minuet.solve(character * size)
        assert len(minuet.decide([character * size])) == 0
    assert memory() - before < 300 * 1024
