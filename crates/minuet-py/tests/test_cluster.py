"""The adapter without a cluster: what its tasks write, and what it refuses."""

import filecmp

import pytest

from minuet import MinuetError
from minuet._minuet import HuntPlan, finish
from minuet.cluster import Store, hunt, main, work

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


@pytest.fixture
def puzzles(tmp_path):
    """A file of three chunks, with a failure and a line that is no puzzle."""
    file = tmp_path / "some.txt"
    file.write_text("\n".join([EASY] * 600 + [ESCARGOT, "no puzzle"]) + "\n")
    return file


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.parent != folder)


@pytest.mark.parametrize("kind", ["", "file://"], ids=["directory", "object store"])
def test_tasks_write_what_a_hunt_writes(kind, tmp_path, puzzles, command):
    local, folder = tmp_path / "local", tmp_path / "tasks"
    command("hunt", str(puzzles), "-o", str(local), "--chunk", "256", code=1)
    for name in ("parts", "failures"):
        # An object store has no folders.
        (folder / name).mkdir(parents=True)
    store = Store(f"{kind}{folder}")
    assert (store.folder is None) == bool(kind)
    store.claim()
    plan = HuntPlan([str(puzzles)], str(folder), chunk=256)
    store.write("hunt.json", plan.write(3))
    missing = plan.missing({1})
    assert [chunk for chunk, _ in missing] == [0, 2] and missing.count == 3
    for chunk, packet in plan.missing(set()):
        work(store.place, plan.write(), chunk, packet)
    assert files(local) == files(folder)
    same, _, _ = filecmp.cmpfiles(local, folder, [*files(local), "hunt.json"], shallow=False)
    assert len(same) == len(files(local)) + 1
    assert sorted(store.footers(plan.hash)) == [0, 1, 2]
    with pytest.raises(MinuetError, match="belongs to another hunt"):
        store.footers("0")


def test_a_complete_hunt_needs_no_cluster(tmp_path, puzzles, command):
    command("hunt", str(puzzles), "-o", str(tmp_path / "done"), "--chunk", "256", code=1)
    progress = hunt([str(puzzles)], str(tmp_path / "done"))
    assert (progress.parts, progress.found) == (3, 3)
    assert str(progress) == "3 parts, 601 puzzles, 1 failed"
    assert main(["hunt", str(puzzles), "-o", str(tmp_path / "done")]) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["{folder}/nowhere.txt", "-o", "{folder}/new"], "nowhere.txt cannot be read"),
        (["{file}", "-o", "{folder}/done", "--reading", "depth=2"], "holds another hunt: the reading was"),
        (["{file}", "-o", "{folder}"], "is not empty and holds no hunt"),
        (["{file}", "-o", "{folder}/new", "--reading", "deep"], "in the reading"),
    ],
)
def test_wrong_requests_are_refused(words, sentence, tmp_path, puzzles, command, capsys):
    command("hunt", str(puzzles), "-o", str(tmp_path / "done"), code=1)
    words = [word.format(folder=tmp_path, file=puzzles) for word in words]
    assert main(["hunt", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_what_is_no_chunk_is_refused(tmp_path, puzzles):
    plan = HuntPlan([str(puzzles)], str(tmp_path / "new"))
    for packet in (b"", b"x" * 100):
        with pytest.raises(MinuetError, match="this is no chunk"):
            finish(plan.write(), packet)
    with pytest.raises(MinuetError, match="no settings of a hunt"):
        finish(b"{}", b"")
    with pytest.raises(SystemExit):
        main(["hunt", "-o", "x"])
