"""Running the program under test, and counting what came of it."""

import os
import random
import resource
import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Row:
    """A row of the table."""

    name: str
    tried: int = 0
    noticed: int = 0
    #: Changed, and nevertheless accepted with other figures.
    accepted: int = 0
    #: Finished work, or somebody's file, that is gone.
    lost: int = 0
    #: In KiB.
    memory: int = 0
    skipped: str = ""
    remarks: list = field(default_factory=list)

    def remark(self, text):
        if len(self.remarks) < 5:
            self.remarks.append(text)

    def wrong(self, text):
        self.accepted += 1
        self.remark(f"wrongly accepted: {text}")

    def gone(self, text):
        self.lost += 1
        self.remark(f"lost: {text}")


@dataclass
class Ended:
    code: int
    out: str
    err: str
    memory: int
    seconds: float


class Siege:
    def __init__(self, binary, puzzles, seed, rounds):
        self.binary, self.rounds = binary, rounds
        self.random = random.Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="minuet-siege-"))
        self.own = [line.split()[0] for line in Path(puzzles).read_text().splitlines()
                    if len(line.split() or [""]) and len((line.split() or [""])[0]) == 81]
        self.rows = []

    def place(self, name):
        path = self.folder / name
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir()
        return path

    def puzzles(self, count):
        """Puzzles that are all different: the project's own with other numbers, rows and columns."""
        made = []
        for i in range(count):
            puzzle = self.own[i % len(self.own)]
            numbers = dict(zip("123456789", self.random.sample("123456789", 9))) | {".": "."}
            rows, columns = ([3 * band + line for band in self.random.sample(range(3), 3)
                              for line in self.random.sample(range(3), 3)] for _ in range(2))
            made.append("".join(numbers[puzzle[9 * r + c]] for r in rows for c in columns))
        return made

    def start(self, args, **more):
        return subprocess.Popen([self.binary, *map(str, args)], stdin=subprocess.DEVNULL, **more)

    def run(self, row, *args, seconds=120, memory=None, stdin=subprocess.DEVNULL, cwd=None, under=()):
        """Runs a command to its end, `under` another if there is one, and remembers how much memory it took."""
        begun = time.monotonic()

        def limit():
            if memory:
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = subprocess.Popen([*map(str, [*under, self.binary, *args])], stdin=stdin, stdout=out, stderr=err, cwd=cwd,
                                       preexec_fn=limit)
            code = usage = None
            while code is None:
                pid, status, usage = os.wait4(process.pid, os.WNOHANG)
                if pid:
                    code = os.waitstatus_to_exitcode(status)
                elif busy(process.pid) > seconds or time.monotonic() - begun > 10 * seconds:
                    os.kill(process.pid, 9)
                    os.wait4(process.pid, 0)
                    row.remark(f"did not end in {seconds} seconds of work: {' '.join(map(str, args))[:100]}")
                    code = -9
                else:
                    time.sleep(0.01)
            process.returncode = code
            out.seek(0)
            err.seek(0)
            peak = usage.ru_maxrss if usage else 0
            row.memory = max(row.memory, peak)
            return Ended(code, out.read().decode(errors="replace"), err.read().decode(errors="replace"), peak,
                         time.monotonic() - begun)

    def row(self, name):
        self.rows.append(Row(name))
        return self.rows[-1]


def busy(pid):
    """How many seconds a process has worked. Others may use the machine, too, so this says more than a clock."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def files(folder):
    """The bytes of everything that a hunt keeps."""
    kept = {}
    for path in sorted(Path(folder).rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_file() and not name.startswith("minuet."):
            kept[name] = path.read_bytes()
    return kept
