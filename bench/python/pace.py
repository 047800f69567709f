"""How fast the racer is from Python, and a cluster beside one node: ``cargo xtask bench --python`` runs this.

It prints rows of a Markdown table. Processor time is compared where one thread is meant, so that a busy machine
disturbs little; the two take turns in one run.
"""

import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "crates/minuet-py/tests"))

import cluster  # noqa: E402
import numpy  # noqa: E402
import pyarrow  # noqa: E402

import minuet  # noqa: E402

ROUNDS = 9
#: Deciding must take long beside what starts and ends a hunt, and a chunk beside what starts and ends a task.
COPIES = 300
CHUNK = 65536
CORPORA = pathlib.Path(os.environ["MINUET_CORPORA"]) / "corpora"


def children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def race(corpus, count):
    """Processor seconds of the Rust racer on this many puzzles of a corpus."""
    before = children()
    subprocess.run([os.environ["MINUET_RACE"], "decide", corpus, str(count)], check=True)
    return children() - before


def from_python(puzzles):
    start = time.process_time()
    minuet.decide(puzzles, threads=1)
    return time.process_time() - start


def threads(corpus):
    """The racer from Python on one thread, beside the racer."""
    lines = [line[:81] for line in (CORPORA / f"{corpus}.txt").read_text().splitlines()]
    carriers = {"Arrow": pyarrow.array(lines), "NumPy": numpy.array(lines), "list": lines}
    rust, python = [], {name: [] for name in carriers}
    for _ in range(ROUNDS):
        rust.append(race(corpus, len(lines)) - race(corpus, 0))
        for name, carrier in carriers.items():
            python[name].append(from_python(carrier))
    rate = len(lines) / statistics.median(rust)
    print(f"| decide, Rust | {corpus} | {len(lines)} | {rate:.0f} | |", flush=True)
    for name, seconds in python.items():
        share = statistics.median(ours / theirs for ours, theirs in zip(rust, seconds, strict=True))
        rate = len(lines) / statistics.median(seconds)
        print(f"| decide, Python, {name} | {corpus} | {len(lines)} | {rate:.0f} | {share:.0%} |", flush=True)


def nodes(folder):
    """One node beside two."""
    many = folder / "many.txt"
    text = (CORPORA / "controlled-bias.txt").read_bytes()
    many.write_bytes(text * COPIES)
    count = text.count(b"\n") * COPIES
    running = cluster.Cluster(folder)
    seconds = {1: [], 2: []}
    for turn in range(3):
        for size in (2, 1):
            if size == 1:
                running.kill(1)
            elif turn > 0:
                running.workers[1] = running.join(cluster.WORKERS[1])
            running.wait(size)
            output = folder / f"hunt-{turn}-{size}"
            driver = running.hunt([many], output, chunk=CHUNK)
            # Starting an interpreter and reading the file are not deciding: the clock runs from the first part.
            cluster.until(output, 1, driver)
            start, before = time.monotonic(), cluster.parts(output)
            assert driver.wait() == 0
            seconds[size].append((time.monotonic() - start) / (1 - before / cluster.parts(output)))
    one, two = (statistics.median(seconds[size]) for size in (1, 2))
    times = statistics.median(a / b for a, b in zip(seconds[1], seconds[2], strict=True))
    print(f"| hunt, one node of one core, chunks of {CHUNK} | controlled-bias × {COPIES} | {count} | {count / one:.0f} | |")
    print(f"| hunt, two nodes | controlled-bias × {COPIES} | {count} | {count / two:.0f} | {times:.2f} times one |")


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="minuet-pace"))
    for corpus in ("controlled-bias", "seventeen", "diabolical"):
        threads(corpus)
    nodes(folder)


if __name__ == "__main__":
    main()
