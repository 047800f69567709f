"""The hunt on a real cluster: a head and two worker nodes, each with processes and an address of its own.

``cargo xtask test --cluster`` runs this inside a network namespace, so that nothing listens outside it. The parts
must be those of ``minuet hunt``, whatever dies on the way.
"""

import filecmp
import gzip
import os
import pathlib
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HEAD, *WORKERS = ["10.77.0.1", "10.77.0.2", "10.77.0.3"]
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
PIECE = 256
BINARY = os.environ["MINUET_BINARY"]
QUICK = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DISABLE_IMPORT_WARNING": "1",
    # Nodes and drivers of a cluster share a token, as Ray wants by default; this one is made for this run alone.
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    # The death of a node is seen in seconds.
    "RAY_health_check_initial_delay_ms": "1000",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "4",
}


def ray(*words, folder):
    """Starts a node, which ends with us."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--disable-usage-stats"]
    # The driver asks for no logs.
    command += ["--object-store-memory", "100000000", "--include-log-monitor", "false", *words]
    with open(folder / f"node-{words[-1]}.log", "w") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **QUICK})


def children(process):
    """A process and all its descendants."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
    family = [process.pid]
    for parent in family:
        family += [child for child, its_parent in pairs if its_parent == parent]
    return family


class Cluster:
    """A head, which decides nothing, and two nodes of one core."""

    def __init__(self, folder):
        self.folder = folder
        started = ["--head", "--port", "6379", "--num-cpus", "0", "--include-dashboard", "false"]
        started += ["--temp-dir", tempfile.mkdtemp(prefix="ray"), "--node-ip-address", HEAD]
        self.head = ray(*started, folder=folder)
        self.wait(0)
        self.workers = []
        for address in WORKERS:
            # One after the other: nodes of one machine take turns in naming their sockets.
            self.workers.append(self.join(address))
            self.wait(len(self.workers))

    def join(self, address):
        return ray("--address", f"{HEAD}:6379", "--num-cpus", "1", "--node-ip-address", address, folder=self.folder)

    def wait(self, cores):
        """Waits until there are this many cores."""
        look = (
            "import ray, sys, time; ray.init(sys.argv[1], log_to_driver=False)\n"
            "while ray.cluster_resources().get('CPU', 0) != float(sys.argv[2]): time.sleep(0.2)"
        )
        for _ in range(30):
            words = [sys.executable, "-c", look, f"{HEAD}:6379", str(cores)]
            if subprocess.run(words, capture_output=True, timeout=120, env={**os.environ, **QUICK}).returncode == 0:
                return
            assert self.head.poll() is None, (self.folder / f"node-{HEAD}.log").read_text()
            time.sleep(1)
        raise AssertionError("the cluster does not come up")

    def kill(self, index):
        """Kills a node and whatever it has started, at once."""
        for process in children(self.workers[index]):
            os.kill(process, signal.SIGKILL)
        self.workers[index].wait()

    def hunt(self, inputs, output, chunk=PIECE):
        """Starts the driver."""
        words = [sys.executable, "-m", "minuet.cluster", "hunt", *map(str, inputs), "-o", str(output)]
        words += ["--address", f"{HEAD}:6379", "--chunk", str(chunk)]
        with open(f"{output}.log", "a") as log:
            return subprocess.Popen(words, stdout=log, stderr=log, env={**os.environ, **QUICK})


def inputs(folder):
    """The corpora, or puzzles of our own; and a file of everything that can go wrong."""
    corpora = os.environ.get("MINUET_CORPORA")
    if corpora:
        files = [pathlib.Path(corpora) / "corpora" / f"{name}.txt" for name in ("seventeen", "controlled-bias")]
    else:
        made = folder / "made.txt"
        # Twice over is twice as long, and makes no difference.
        text = subprocess.run([BINARY, "generate", "-n", "9000", "--seed", "1"], capture_output=True, check=True).stdout
        made.write_bytes(text * 3)
        files = [made]
    # Nodes cannot read lines of a packed file from its middle: these are sent.
    odd = folder / "odd.txt.gz"
    odd.write_bytes(gzip.compress(f"{ESCARGOT}\nno puzzle\n{'.' * 81}\n{ESCARGOT[:80]}\n".encode()))
    return [*files, odd]


def parts(output):
    return len(list((output / "parts").glob("*.parquet"))) if output.exists() else 0


def until(output, count, driver):
    """Waits until there are this many parts."""
    while parts(output) < count:
        assert driver.poll() is None, f"the driver ended early: {pathlib.Path(f'{output}.log').read_text()}"
        time.sleep(0.005)


def same(local, output):
    """Whether every file of a hunt is there, with the same bytes."""
    for name in ("parts", "failures"):
        ours, theirs = (sorted(p.name for p in (folder / name).iterdir()) for folder in (local, output))
        assert ours == theirs, f"{output}: {name} holds other files"
        _, different, missing = filecmp.cmpfiles(local / name, output / name, ours, shallow=False)
        assert not different and not missing, f"{output}: {different} {missing}"
    for name in ("rejected.tsv", "hunt.json"):
        assert (local / name).read_bytes() == (output / name).read_bytes(), f"{output}: {name}"


def ended(driver, output):
    code = driver.wait(timeout=300)
    # Some lines of odd.txt.gz are rejected.
    assert code == 1, f"{code}: {pathlib.Path(f'{output}.log').read_text()}"


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="minuet-cluster"))
    files, local = inputs(folder), folder / "local"
    done = subprocess.run([BINARY, "hunt", *map(str, files), "-o", str(local), "--chunk", str(PIECE)], capture_output=True)
    assert done.returncode == 1, done.stderr
    total = parts(local)
    cluster = Cluster(folder)

    def say(what, start):
        print(f"cluster: {what}: {total} parts as minuet hunt writes them, {time.monotonic() - start:.1f} s", flush=True)

    start, plain = time.monotonic(), folder / "plain"
    ended(cluster.hunt(files, plain), plain)
    same(local, plain)
    say("a head and two nodes", start)

    start, orphaned = time.monotonic(), folder / "orphaned"
    driver = cluster.hunt(files, orphaned)
    until(orphaned, total // 4, driver)
    driver.kill()
    driver.wait()
    before = parts(orphaned)
    assert before < total, "the driver was killed too late to show anything"
    ended(cluster.hunt(files, orphaned), orphaned)
    same(local, orphaned)
    say(f"the driver killed after {before} parts and started again", start)

    start, bereft = time.monotonic(), folder / "bereft"
    driver = cluster.hunt(files, bereft)
    until(bereft, total // 4, driver)
    cluster.kill(0)
    before = parts(bereft)
    assert before < total, "the node was killed too late to show anything"
    ended(driver, bereft)
    same(local, bereft)
    say(f"a node killed after {before} parts", start)

    # The report says by its code that some lines were rejected.
    for command, code in (("report", 1), ("check", 0)):
        done = subprocess.run([BINARY, command, str(bereft)], capture_output=True, text=True)
        assert done.returncode == code, done.stderr + done.stdout
        print("cluster:", done.stdout.splitlines()[0], flush=True)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
