"""Many puzzles at once: lists, NumPy, Arrow."""

import threading
import time

import numpy
import pyarrow
import pyarrow.parquet
import pytest

import minuet

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
MANY = [EASY, ESCARGOT, "." * 81, EASY.replace("53", "55", 1)] * 2000
OUTCOMES = ["basic", "failed", "several", "none"] * 2000


def digits(texts):
    return numpy.array([[int(c) if c != "." else 0 for c in text] for text in texts], dtype=numpy.uint8)


CARRIERS = {
    "list": lambda texts: list(texts),
    "tuple": lambda texts: tuple(texts),
    "bytes": lambda texts: [text.encode() for text in texts],
    "U81": lambda texts: numpy.array(texts),
    "S81": lambda texts: numpy.array(texts, dtype="S81"),
    "U100": lambda texts: numpy.array(texts, dtype="U100"),
    "swapped": lambda texts: numpy.array(texts).astype(">U81"),
    "strided": lambda texts: numpy.repeat(numpy.array(texts), 2)[::2],
    "object": lambda texts: numpy.array(texts, dtype=object),
    "digits": digits,
    "digits, columns first": lambda texts: numpy.asfortranarray(digits(texts)),
    "string": lambda texts: pyarrow.array(texts),
    "large": lambda texts: pyarrow.array(texts, pyarrow.large_string()),
    "view": lambda texts: pyarrow.array(texts, pyarrow.string_view()),
    "binary": lambda texts: pyarrow.array(texts, pyarrow.binary()),
    "fixed": lambda texts: pyarrow.array(texts, pyarrow.binary(81)),
    "sliced": lambda texts: pyarrow.array(["x", *texts, "y"])[1:-1],
    "chunked": lambda texts: pyarrow.chunked_array([texts[:7], texts[7:]]),
    "batch": lambda texts: pyarrow.record_batch({"id": range(len(texts)), "puzzle": texts}),
    "table": lambda texts: pyarrow.table({"puzzle": pyarrow.chunked_array([texts[:7], texts[7:]])}),
    "reader": lambda texts: pyarrow.table({"puzzle": texts}).to_reader(max_chunksize=100),
}


@pytest.mark.parametrize("carrier", CARRIERS.values(), ids=CARRIERS)
def test_every_carrier_is_decided(carrier):
    batch = minuet.decide(carrier(MANY))
    assert batch.column("outcome") == OUTCOMES
    assert batch.column("puzzle") == MANY
    assert batch.column("line") == list(range(1, len(MANY) + 1))
    assert batch.rejected == []
    assert minuet.count_all(carrier(MANY)).column("solutions") == [1, 1, 2, 0] * 2000


def test_rows_and_schema_are_those_of_a_hunt(tmp_path, command):
    lines = [EASY, "no puzzle", ESCARGOT, "." * 81]
    (tmp_path / "some.txt").write_text("\n".join(lines) + "\n")
    for options, words in [
        ({}, []),
        ({"find_depth": 3, "find_number": 2, "teach": True}, ["--find-depth=3", "--find-number=2", "--teach"]),
    ]:
        folder = tmp_path / f"hunt{len(words)}"
        command("hunt", str(tmp_path / "some.txt"), "-o", str(folder), *words, code=1)
        part = pyarrow.parquet.read_table(folder / "parts/00000000.parquet").replace_schema_metadata()
        batch = minuet.decide(lines, source="some.txt", **options)
        assert pyarrow.table(batch) == part
        assert pyarrow.table(batch).schema == part.schema
        [(line, column, reason)] = batch.rejected
        told = (folder / "rejected.tsv").read_text().splitlines()[1]
        assert told == f"some.txt\t{line}\t{column}\t{reason}"
        # A part that is decided again is the same: source and line are taken over.
        assert pyarrow.table(minuet.decide(part, **options)) == part


def test_results_are_taken_without_a_copy():
    batch = minuet.decide(MANY)
    first, second = (pyarrow.record_batch(batch) for _ in range(2))
    assert first == second == pyarrow.table(batch).combine_chunks().to_batches()[0]
    address = [taken.column("puzzle").buffers()[2].address for taken in (first, second)]
    assert address[0] == address[1]
    assert batch.to_dict() == first.to_pydict()
    assert len(batch) == len(MANY) and batch.column_names[0] == "puzzle"


def test_bad_rows_stop_nothing():
    batch = minuet.decide(["12", None, EASY, "x" * 5000])
    assert batch.column("line") == [3]
    assert [line for line, _, _ in batch.rejected] == [1, 2, 4]
    assert minuet.count_all(["12", None, EASY]).column("solutions") == [None, None, 1]
    assert minuet.canonical_all(["12", EASY]).column("canonical") == [None, minuet.canonical(EASY)]
    assert len(minuet.decide([])) == len(minuet.decide(numpy.array([], dtype="U81"))) == 0


def test_threads_change_nothing():
    for threads in (1, 2, 5):
        assert pyarrow.table(minuet.decide(MANY, threads=threads)) == pyarrow.table(minuet.decide(MANY))


def test_python_goes_on_meanwhile():
    hard = [ESCARGOT] * 20000
    ticks = []
    done = threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    minuet.decide(pyarrow.array(hard), threads=1)
    done.set()
    thread.join()
    assert len(ticks) > 20


class Odd:
    """An array whose capsules have been taken before."""

    def __init__(self):
        self.capsules = pyarrow.array([EASY]).__arrow_c_array__()

    def __arrow_c_array__(self, requested_schema=None):
        return self.capsules


def twice():
    odd = Odd()
    minuet.decide(odd)
    minuet.decide(odd)


def wrong_capsules(*capsules):
    return type("Wrong", (), {"__arrow_c_array__": lambda self, requested_schema=None: capsules})()


@pytest.mark.parametrize(
    ("call", "error", "sentence"),
    [
        (lambda: minuet.decide(EASY), TypeError, "expected many puzzles"),
        (lambda: minuet.decide(None), TypeError, "found NoneType"),
        (lambda: minuet.decide(3), TypeError, "found int"),
        (lambda: minuet.decide({"puzzle": EASY}), TypeError, "found dict"),
        (lambda: minuet.decide([EASY, 3]), TypeError, "row 2: expected a puzzle as str, found int"),
        (lambda: minuet.decide([EASY], threads=0), (TypeError, ValueError), ""),
        (lambda: minuet.decide(numpy.zeros((3, 80), dtype=numpy.uint8)), TypeError, "(uint8, n × 81)"),
        (lambda: minuet.decide(numpy.zeros(3)), TypeError, "float64"),
        (lambda: minuet.decide(pyarrow.array([1])), minuet.MinuetError, "does not hold texts, but Int64"),
        (lambda: minuet.decide(pyarrow.table({"a": [EASY]})), minuet.MinuetError, "no column puzzle; the columns are a"),
        (lambda: minuet.decide(pyarrow.table({"puzzle": [1]})), minuet.MinuetError, "column puzzle does not hold texts"),
        (lambda: minuet.decide(pyarrow.array([[EASY]])), minuet.MinuetError, "does not hold texts"),
        (twice, minuet.MinuetError, "already been handed over"),
        (lambda: minuet.decide(wrong_capsules(1, 2)), TypeError, ""),
        (lambda: minuet.decide(wrong_capsules(1)), (TypeError, ValueError), ""),
        (lambda: minuet.decide(wrong_capsules(*reversed(Odd().capsules))), ValueError, ""),
        (lambda: minuet.decide([EASY]).column("x"), minuet.MinuetError, "there is no column x"),
    ],
)
def test_wrong_requests_are_refused(call, error, sentence):
    with pytest.raises(error) as raised:
        call()
    assert sentence in str(raised.value)
    assert "--" not in str(raised.value)
