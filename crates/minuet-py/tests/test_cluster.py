"""The adapter without a cluster: what its tasks write, and what it refuses."""

import filecmp
import types

import pytest

from minuet import MinuetError, cluster
from minuet._minuet import HuntPlan, finish, whole
from minuet.cluster import Store, hunt, main, work

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


@pytest.fixture
def puzzles(tmp_path):
    """A file of three chunks, with a failure and a line that is not a puzzle."""
    file = tmp_path / "some.txt"
    file.write_text("\n".join([EASY] * 600 + [ESCARGOT, "no puzzle"]) + "\n")
    return file


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.parent != folder)


@pytest.mark.parametrize("kind", ["", "file://"], ids=["directory", "object store"])
def test_tasks_write_what_a_hunt_writes(kind, tmp_path, puzzles, command):
    local, folder = tmp_path / "local", tmp_path / "tasks"
    command("hunt", str(puzzles), "-o", str(local), "--chunk", "256", code=1)
    for name in ("parts", "failures") if kind else ():
        # An object store has no folders; a directory gets them when it is claimed.
        (folder / name).mkdir(parents=True)
    store = Store(f"{kind}{folder}")
    assert (store.folder is None) == bool(kind)
    store.claim()
    plan = HuntPlan([str(puzzles)], str(folder), chunk=256)
    store.write("hunt.json", plan.write(3))
    missing = plan.missing({1})
    assert [chunk for chunk, _, _ in missing] == [0, 2] and missing.count == 3
    for chunk, packet, short in plan.missing(set()):
        assert short and len(packet) < 1000
        # Lines that are sent come to the same.
        assert work(store.place, plan.write(), chunk, whole(packet) if chunk == 1 else packet)
    assert files(local) == files(folder)
    same, _, _ = filecmp.cmpfiles(local, folder, [*files(local), "hunt.json"], shallow=False)
    assert len(same) == len(files(local)) + 1
    assert sorted(store.footers(plan.hash)) == [0, 1, 2]
    with pytest.raises(MinuetError, match="belongs to another hunt"):
        store.footers("0")


class Alone:
    """Stands for Ray with one node, which does not see a file."""

    def __init__(self, file):
        self.file, self.results, self.sent = file, {}, []

    def is_initialized(self):
        return True

    def put(self, value):
        return value

    def cluster_resources(self):
        return {"CPU": 1}

    def remote(self, **_):
        return lambda task: types.SimpleNamespace(remote=lambda *words: self.run(task, words))

    def run(self, task, words):
        hidden = self.file.rename(self.file.with_suffix(".hidden"))
        try:
            self.results[len(self.sent)] = task(*words)
        finally:
            hidden.rename(self.file)
        self.sent.append(len(words[-1]))
        return len(self.sent) - 1

    def wait(self, running, num_returns, timeout):
        return running[:num_returns], running[num_returns:]

    def get(self, done):
        return [self.results[reference] for reference in done]


def test_nodes_that_do_not_see_the_inputs_are_sent_the_lines(tmp_path, puzzles, command, monkeypatch):
    local, folder = tmp_path / "local", tmp_path / "sent"
    command("hunt", str(puzzles), "-o", str(local), "--chunk", "256", code=1)
    alone = Alone(puzzles)
    monkeypatch.setattr(cluster, "ray", alone)
    progress = hunt([str(puzzles)], str(folder), chunk=256)
    assert (progress.parts, progress.found) == (3, 0)
    # All three are told where to read, in vain; then they are sent.
    assert [size < 1000 for size in alone.sent] == [True] * 3 + [False] * 3
    same, _, _ = filecmp.cmpfiles(local, folder, files(local), shallow=False)
    assert len(same) == len(files(local))


def test_nothing_to_decide(tmp_path, puzzles, monkeypatch, capsys):
    puzzles.write_text("")
    monkeypatch.setattr(cluster, "ray", Alone(puzzles))
    assert main(["hunt", str(puzzles), "-o", str(tmp_path / "empty")]) == 0
    assert capsys.readouterr().out == f"{tmp_path}/empty is complete: 0 parts.\n"


def test_inputs_that_are_gone_cannot_be_sent(tmp_path, puzzles):
    plan = HuntPlan([str(puzzles)], str(tmp_path / "new"), chunk=256)
    packets = [packet for _, packet, _ in plan.missing(set())]
    puzzles.write_text("")
    assert finish(plan.write(), packets[0]) is None
    with pytest.raises(MinuetError, match="an input has changed since the hunt began"):
        whole(packets[0])


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
        (["{file}", "-o", "{folder}"], "is not empty and does not hold a hunt"),
        (["{file}", "-o", "{folder}/new", "--reading", "deep"], "in the reading"),
    ],
)
def test_wrong_requests_are_refused(words, sentence, tmp_path, puzzles, command, capsys):
    command("hunt", str(puzzles), "-o", str(tmp_path / "done"), code=1)
    words = [word.format(folder=tmp_path, file=puzzles) for word in words]
    assert main(["hunt", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_only_chunks_are_taken(tmp_path, puzzles):
    plan = HuntPlan([str(puzzles)], str(tmp_path / "new"))
    for packet in (b"", b"x" * 100):
        with pytest.raises(MinuetError, match="this is not a chunk of a hunt"):
            finish(plan.write(), packet)
    with pytest.raises(MinuetError, match="these are not the settings of a hunt"):
        finish(b"{}", b"")
    with pytest.raises(SystemExit):
        main(["hunt", "-o", "x"])
