"""The hunt on a cluster: ``python -m minuet.cluster hunt INPUT... -o DIR --address HOST:PORT``.

Fixed chunks of the inputs become Ray tasks. Each decides its chunk and writes the part, with the bytes that
``minuet hunt`` would write. Parts that are already there are skipped, so the same command resumes after any
interruption. Ray schedules, retries and moves the data. ``minuet report`` and ``minuet check`` read the folder like
that of a local hunt.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import uuid
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

# By default Ray lends a core for half a second, which is two chunks, and then we may have to wait for one again. Ray
# reads this setting when it is imported; its nodes do not need it.
os.environ.setdefault("RAY_worker_lease_timeout_milliseconds", "10000")

try:
    import ray
    from pyarrow import fs
except ImportError as missing:
    raise ImportError(f"{missing}: pip install 'minuet[cluster]'") from missing

from . import MinuetError
from ._minuet import (
    Folder,
    HuntPlan,
    finish,
    footer,
    rejected_header,
    stray,
    told_complete,
    told_progress,
    told_stopped,
    told_tally,
    told_usage,
    whole,
)

#: How many tasks wait for each core, so that no core is idle while the next chunk is read.
AHEAD = 4
#: How many seconds pass before the driver asks again how many cores there are.
PAUSE = 1.0
#: How often a chunk is started again when its node dies.
RETRIES = 20


class Store:
    """The folder of a hunt: a directory that all nodes see, or a place on any filesystem of pyarrow."""

    def __init__(self, place: str) -> None:
        self.folder: Folder | None = None
        if "://" in place:
            self.place = place
            self.files, self.root = fs.FileSystem.from_uri(place)
        else:
            self.place = self.root = os.path.abspath(place)
            self.files = fs.LocalFileSystem()
            self.folder = Folder(self.root)

    def claim(self) -> None:
        """Keeps other hunts out, where there are locks."""
        if self.folder:
            self.folder.claim()

    def read(self, name: str) -> bytes | None:
        """A file, if it is there."""
        path = f"{self.root}/{name}"
        if self.files.get_file_info(path).type == fs.FileType.NotFound:
            return None
        with self.files.open_input_stream(path) as stream:
            return bytes(stream.read())

    def write(self, name: str, data: bytes) -> None:
        """Writes a file whole: renamed into place in a directory, a single put on an object store."""
        if self.folder:
            self.folder.write(name, data, uuid.uuid4().hex)
        else:
            with self.files.open_output_stream(f"{self.root}/{name}") as stream:
                stream.write(data)

    def footers(self, hunt: str) -> dict[int, tuple[str, str]]:
        """The tally and the bad lines of each finished part, which must be as it was written."""
        found = {}
        entries = self.files.get_file_info(fs.FileSelector(f"{self.root}/parts", allow_not_found=True))
        for entry in sorted(entries, key=lambda entry: str(entry.path)):
            number = entry.base_name.removesuffix(".parquet")
            if number == entry.base_name:
                continue
            if not number.isdecimal() or f"{int(number):08}" != number:
                raise stray(entry.path)
            data = self.read(f"parts/{entry.base_name}") or b""
            found[int(number)] = footer(data, entry.path, hunt, int(number))
        return found


@dataclass
class Progress:
    """How far a hunt is."""

    parts: int = 0
    #: Parts that were there before this run.
    found: int = 0
    tally: Counter[str] = field(default_factory=Counter)
    #: The rows of ``rejected.tsv`` that a part has, if any.
    rejected: dict[int, str] = field(default_factory=dict)

    def add(self, chunk: int, tally: str, rejected: str) -> None:
        """Another part is finished."""
        self.parts += 1
        self.tally.update(json.loads(tally))
        if rejected:
            self.rejected[chunk] = rejected

    def __str__(self) -> str:
        decided = sum(self.tally.values()) - self.tally["rejected"]
        return told_progress(self.parts, decided, self.tally["failed"])


def work(place: str, plan: bytes, chunk: int, packet: bytes) -> tuple[int, str, str] | None:
    """Decides a chunk and writes its certificates, then its part: the task that Ray runs anywhere.

    Returns ``None`` if the packet only names a file that this node does not see.
    """
    finished = finish(plan, packet)
    if finished is None:
        return None
    part, tally, rejected, certificates = finished
    store = Store(place)
    for name, certificate in certificates:
        store.write(f"failures/{name}.json", certificate)
    store.write(f"parts/{chunk:08}.parquet", part)
    return chunk, tally, rejected


def hunt(
    inputs: Sequence[str],
    output: str,
    *,
    address: str | None = None,
    watch: Callable[[Progress], None] = lambda _: None,
    **question: Any,
) -> Progress:
    """Decides every puzzle of the inputs on a Ray cluster, or resumes an earlier run.

    ``question`` is what ``minuet hunt`` asks: ``reading``, ``find_depth``, ``find_number``, ``teach``, ``column``,
    ``chunk``, ``sample`` and ``seed``. Inputs are read here, and again by the nodes that see them; other nodes are
    sent the lines. All nodes must see ``output``.
    """
    store = Store(output)
    old = store.read("hunt.json")
    plan = HuntPlan(list(inputs), output, old=old, **question)
    store.claim()
    if old is None:
        store.write("hunt.json", plan.write())
    footers = store.footers(plan.hash)
    progress = Progress(found=len(footers))
    for chunk, (tally, rejected) in footers.items():
        progress.add(chunk, tally, rejected)
    watch(progress)
    if plan.chunks is None or set(footers) != set(range(plan.chunks)):
        with joined(address):
            chunks = send(store.place, plan, set(footers), progress, watch)
        store.write("hunt.json", plan.write(chunks))
    rows = [rows for _, rows in sorted(progress.rejected.items())]
    store.write("rejected.tsv", (rejected_header() + "".join(rows)).encode())
    return progress


def joined(address: str | None) -> AbstractContextManager[Any]:
    """The cluster, left at the end if we joined it: at the end of the interpreter, Ray would wait half a second."""
    if ray.is_initialized():
        return nullcontext()
    context: AbstractContextManager[Any] = ray.init(address=address, log_to_driver=False)
    return context


def send(
    place: str,
    plan: HuntPlan,
    finished: set[int],
    progress: Progress,
    watch: Callable[[Progress], None],
) -> int:
    """Sends the missing chunks to the cluster, and returns how many chunks there are in all."""
    task = ray.remote(max_retries=RETRIES)(work)
    settings = ray.put(plan.write())
    #: For each task its chunk, and where its lines are, in case they have to be sent after all.
    running: dict[Any, tuple[int, bytes]] = {}
    inputs_are_seen = True

    def start(chunk: int, packet: bytes, short: bool) -> None:
        if short and not inputs_are_seen:
            packet, short = whole(packet), False
        running[task.remote(place, settings, chunk, packet)] = (chunk, packet if short else b"")

    def collect(most: int) -> None:
        nonlocal inputs_are_seen
        while len(running) > most:
            done, _ = ray.wait(list(running), num_returns=len(running) - most, timeout=1)
            for reference, finished_part in zip(done, ray.get(done), strict=True):
                chunk, packet = running.pop(reference)
                if finished_part is None:
                    inputs_are_seen = False
                    start(chunk, packet, True)
                else:
                    progress.add(*finished_part)
            watch(progress)

    chunks, most, asked = plan.missing(finished), 0, -PAUSE
    for chunk, packet, short in chunks:
        start(chunk, packet, short)
        # Asking the head about each chunk would take the driver longer than reading the chunk.
        if time.monotonic() - asked >= PAUSE:
            most, asked = AHEAD * max(1, cores()), time.monotonic()
        collect(most)
    collect(0)
    return chunks.count


def cores() -> int:
    """How many cores the cluster has now: nodes come and go."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return int(resources.get("CPU", 0))


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m minuet.cluster", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    new = commands.add_parser("hunt", help="decide every puzzle of large files on a Ray cluster")
    new.add_argument("inputs", nargs="*", metavar="FILE", help="text, .gz, .zst, CSV or Parquet")
    new.add_argument("-o", "--output", required=True, metavar="DIR|URI", help="where results go")
    new.add_argument("--address", metavar="HOST:PORT", help="the head of the cluster (default: auto)")
    new.add_argument("--reading", help="as for minuet hunt")
    new.add_argument("--find-depth", type=int, metavar="N", help="add the column depth")
    new.add_argument("--find-number", type=int, metavar="N", help="add the column number")
    new.add_argument("--teach", action="store_true", help="let the teacher solve each puzzle")
    new.add_argument("--column", metavar="NAME", help="the column of Parquet files with the puzzles")
    new.add_argument("--chunk", type=int, metavar="LINES", help="how many lines make a chunk")
    new.add_argument("--sample", type=int, metavar="N", help="the puzzles of N random grids instead of files")
    new.add_argument("--seed", type=int, metavar="S", default=1, help="for --sample")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command line: 0 when every line was decided, 1 when some were rejected, 2 when it cannot continue."""
    parser = arguments()
    question = vars(parser.parse_args(words))
    del question["command"]
    if bool(question["inputs"]) == bool(question["sample"]):
        parser.error(told_usage())
    last, parts = time.monotonic(), 0

    def watch(progress: Progress) -> None:
        nonlocal last, parts
        parts = progress.parts
        if time.monotonic() - last >= 1:
            last = time.monotonic()
            print(progress, file=sys.stderr, flush=True)

    output = question["output"]
    try:
        progress = hunt(watch=watch, **question)
    except KeyboardInterrupt:
        print(told_stopped(output, parts), file=sys.stderr)
        return 130
    except (MinuetError, OSError, ray.exceptions.RayError) as error:
        print(f"minuet: {error}", file=sys.stderr)
        return 2
    # Inputs without a line have no part, so there are no counts.
    if progress.tally:
        print(told_tally(json.dumps(progress.tally)))
    print(told_complete(output, progress.parts))
    return 1 if progress.tally["rejected"] else 0


if __name__ == "__main__":
    sys.exit(main())
