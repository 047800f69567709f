"""The module at its boundary: one puzzle at a time."""

import json
import pickle
import subprocess

import pytest

import minuet

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
MINUET = "3....8.9...5..7..6..759.....1....2.8.6.8..9..4....3..71...6.....8..7.......3..6.."
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


@pytest.mark.parametrize(
    ("puzzle", "reading", "outcome", "step"),
    [
        (EASY, None, "basic", 1),
        (MINUET, None, "minuet", 4),
        (ESCARGOT, None, "failed", None),
        (ESCARGOT, "depth=2", "minuet", 4),
        ("." * 81, None, "several", None),
        (EASY.replace("53", "55", 1), None, "none", None),
    ],
)
def test_outcomes(puzzle, reading, outcome, step):
    answer = minuet.solve(puzzle, reading)
    assert (answer.outcome, answer.step) == (outcome, step)
    assert answer.solved == (answer.solution is not None) == (step is not None)
    assert minuet.check(answer), minuet.check(answer).reason
    assert minuet.rate(puzzle, reading).outcome == outcome
    assert minuet.decide([puzzle], reading=reading).column("outcome") == [outcome]


def test_the_answer_is_that_of_the_command_line(command):
    answer = minuet.solve(MINUET)
    line = command("solve", "--json", MINUET)
    assert answer.json() == line.stdout.strip()
    assert answer.solution and answer.solution in line.stdout
    told = command("solve", "--explain", "brief", "--sheets", "none", MINUET).stdout
    assert "".join(answer.explanation.split()) in "".join(told.split())


def test_new_puzzles_are_those_of_the_command_line(command):
    wish = ["--count", "3", "--class", "minuet", "--symmetry", "rot180", "--seed", "5"]
    made = minuet.generate(3, difficulty="minuet", symmetry="rot180", seed=5)
    assert made == command("generate", *wish).stdout.split()
    assert all(minuet.count(puzzle) == 1 for puzzle in made)


def test_positions():
    position = minuet.Position(EASY)
    assert position == minuet.Position(position.write("grid")) == pickle.loads(pickle.dumps(position))
    assert len({position, position.place("r5c5", 5), minuet.Position(EASY)}) == 2
    erased = position.erase("r1c3", "12")
    assert erased.candidates("r1c3") == "4" and erased.left == position.left - 2
    assert pickle.loads(pickle.dumps(erased)) == erased
    assert minuet.Position(erased.write("pencil-marks")).candidates("r1c3") == "4"
    assert minuet.count(position) == minuet.count(SOLUTION) == 1
    assert str(position).startswith("5 3 . | . 7 .")


@pytest.mark.parametrize(
    "shown",
    [
        minuet.Position(EASY),
        minuet.Position(EASY).sheet(),
        minuet.solve(EASY),
        minuet.solve(EASY).trace.sheet(3),
        minuet.hint(EASY),
        minuet.hint("." * 81),
    ],
    ids=lambda shown: type(shown).__name__,
)
def test_notebooks_show_pictures(shown):
    picture = shown._repr_svg_()
    assert picture.startswith("<svg ") and picture.rstrip().endswith("</svg>")


def test_hints():
    hint = minuet.hint(EASY)
    assert hint.result == "hint" and hint.where and hint.what and len(hint.why) == len(hint.entries) == 1
    assert minuet.hint(SOLUTION).result == "complete"
    assert minuet.hint("." * 81).result == "several"
    assert minuet.hint(minuet.Position(EASY).erase("r5c5", "5")).result == "wrong"


def test_traces():
    trace = minuet.solve(ESCARGOT).trace
    assert len(trace.brief()) <= len(trace)
    assert minuet.Trace.from_json(trace.json()) == trace == pickle.loads(pickle.dumps(trace))
    assert trace.explain("full") != trace.explain("brief")
    assert trace.explain(format="md").startswith("#")


def test_a_damaged_trace_is_rejected():
    document = json.loads(minuet.solve(MINUET).json())
    document["entries"].pop(2)
    judgement = minuet.check(json.dumps(document))
    assert not judgement and not judgement.accepted and judgement.reason and judgement.entry


@pytest.mark.parametrize(
    ("call", "error", "sentence"),
    [
        (lambda: minuet.solve(EASY[:80]), minuet.FormatError, "expected 81 cells, found 80"),
        (lambda: minuet.solve(EASY.replace("7", "q", 1)), minuet.FormatError, "found 'q'"),
        (lambda: minuet.solve(""), minuet.FormatError, "line 1, column 1: "),
        (lambda: minuet.solve(f"{EASY}\n{EASY}"), minuet.FormatError, "line 2, column 1: "),
        (lambda: minuet.solve(None), TypeError, "expected a puzzle as str, or a Position, found NoneType"),
        (lambda: minuet.solve(EASY, "depth=0"), minuet.MinuetError, "expected 1..9"),
        (lambda: minuet.solve(EASY, starters="mine"), minuet.MinuetError, "footnote8, both-sides or shortest"),
        (lambda: minuet.Position(EASY, "jpeg"), minuet.MinuetError, "expected a format, one of line"),
        (lambda: minuet.Position(EASY).place("r1c1", 3), minuet.MinuetError, "r1c1 is already filled: it holds 5"),
        (lambda: minuet.Position(EASY).place("r1c3", 0), minuet.MinuetError, "from 1 to 9"),
        (lambda: minuet.Position(EASY).place("a1", 3), minuet.MinuetError, "expected a cell such as r4c7"),
        (lambda: minuet.Position(EASY).erase("r1c3", "x"), minuet.MinuetError, "such as 247"),
        (lambda: minuet.rate(minuet.Position(EASY).erase("r1c3", "4")), minuet.MinuetError, "erased here"),
        (lambda: minuet.check("{"), minuet.MinuetError, "expected JSON"),
        (lambda: minuet.check('{"minuet": 3}'), minuet.MinuetError, "version 3 of the format"),
        (lambda: minuet.check(3), TypeError, "a JSON document as str, found int"),
        (lambda: minuet.generate(difficulty="depth2", minuets="2"), minuet.MinuetError, "no minuet number"),
        (lambda: minuet.generate(clues="16"), minuet.MinuetError, "17"),
        (lambda: minuet.generate(timeout=-1), minuet.MinuetError, "a number of seconds that is not negative, found -1"),
    ],
)
def test_wrong_requests_are_refused(call, error, sentence):
    with pytest.raises(error) as raised:
        call()
    assert sentence in str(raised.value)
    # Python has no options.
    assert "--" not in str(raised.value)


def test_a_bad_text_says_where(command):
    with pytest.raises(minuet.FormatError) as raised:
        minuet.solve(EASY.replace("7", "q", 1))
    assert (raised.value.line, raised.value.column) == (1, 5)
    assert str(raised.value) in command("solve", EASY.replace("7", "q", 1), code=2).stderr


def test_the_cluster_says_what_it_needs(tmp_path, python):
    """Without Ray the package works, and the cluster names what to install."""
    block = "import sys; sys.modules['ray'] = None; import minuet; import minuet.cluster"
    done = subprocess.run([python, "-c", block], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 1 and "pip install 'minuet[cluster]'" in done.stderr
