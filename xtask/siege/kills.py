"""Kills and interrupts at random moments, and inputs that change in the middle."""

import collections
import json
import os
import re
import shutil
import signal
import subprocess
import time

from tools import files


def commands(siege, folder, count):
    """Hunts of all kinds."""
    text = folder / "puzzles.txt"
    puzzles = siege.puzzles(count)
    text.write_text("\n".join(puzzles[:count // 2]) + "\nnot a puzzle\n" + "\n".join(puzzles[count // 2:]) + "\n")
    seeds = folder / "seeds.txt"
    seeds.write_text("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n")
    return {
        "hunt": ["hunt", text, "--chunk", count // 4, "--teach"],
        "hunt --dedupe": ["hunt", text, text, "--chunk", count // 4, "--dedupe"],
        "hunt --sample": ["hunt", "--sample", 12, "--chunk", 2],
        "hunt --near": ["hunt", "--near", seeds, "--remove", 1, "--add", 1, "--keep", 10, "--steps", 3],
    }


def rest(args, out):
    """The command that makes what is missing: a search makes as many steps as it is asked for, whatever was made before."""
    if "--steps" not in args:
        return [*args, "-o", out]
    state = out / "near.json"
    made = json.loads(state.read_text())["steps"] if state.exists() else 0
    return [*args[:-1], args[-1] - made, "-o", out]


def is_whole(siege, row, args, out, expected):
    """Resumes a hunt, and sees that nothing is different."""
    again = siege.run(row, *rest(args, out))
    if again.code in (0, 1) and files(out) == expected:
        return True
    row.gone(f"{args[:2]}: code {again.code}, other files after a kill: {again.err[-200:]}")
    return False


#: The system calls that change files.
CALLS = ["rename", "renameat2", "fsync", "fdatasync", "mkdir", "openat", "write", "unlinkat", "rmdir", "flock", "fchmod"]


def calls(siege):
    """Killed, or told that the disk is full or broken, at one system call or another."""
    row = siege.row("system calls that fail")
    if not shutil.which("strace"):
        row.skipped = "there is no strace"
        return
    folder = siege.place("calls")
    log = folder / "log"
    for args in commands(siege, folder, 40).values():
        args = [*args[:1], "--threads", 1, *args[1:]]
        whole = folder / "whole"
        shutil.rmtree(whole, ignore_errors=True)
        traced = ["strace", "-f", "-qq", "-o", log, "-e"]
        ended = siege.run(row, *args, "-o", whole, under=[*traced, f"trace={','.join(CALLS)}"])
        if ended.code not in (0, 1):
            row.skipped = f"strace cannot be used: {ended.err[-100:]}"
            return
        expected = files(whole)
        # Each thread counts its own calls.
        seen = collections.Counter(re.findall(r"^(\d+) +(\w+)\(", log.read_text(), re.MULTILINE))
        places = [(call, number) for (_, call), count in seen.items() for number in range(1, count + 1)]
        for call, number in siege.random.sample(places, min(4 * siege.rounds, len(places))):
            out = folder / "out"
            shutil.rmtree(out, ignore_errors=True)
            fault = siege.random.choice(["signal=SIGKILL", "error=ENOSPC", "error=EIO"])
            ended = siege.run(row, *args, "-o", out, under=[*traced, f"inject={call}:{fault}:when={number}"])
            row.tried += 1
            if ended.code not in (-9, 0, 1, 2) or "panicked" in ended.err:
                row.gone(f"{call} {number} {fault}: code {ended.code}, {ended.err[-200:]}")
            row.noticed += is_whole(siege, row, args, out, expected)


def hunts(siege):
    """A hunt that was killed any number of times is, byte for byte, one that was not."""
    folder = siege.place("kills")
    for name, args in commands(siege, folder, 1100).items():
        row = siege.row(f"kill {name}")
        whole = folder / "whole"
        shutil.rmtree(whole, ignore_errors=True)
        ended = siege.run(row, *args, "-o", whole)
        expected, length = files(whole), max(ended.seconds, 0.05)
        for i in range(siege.rounds):
            out = folder / "killed"
            shutil.rmtree(out, ignore_errors=True)
            kills = siege.random.choice([1, 1, 2, 4])
            for _ in range(kills):
                process = siege.start(rest(args, out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                time.sleep(siege.random.uniform(0, length))
                process.send_signal(siege.random.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGINT]))
                process.wait()
                row.tried += 1
            row.noticed += kills * is_whole(siege, row, args, out, expected)


def outputs(siege):
    """A file that is being replaced is the old one or the new one, whenever the program dies."""
    folder = siege.place("outputs")
    text = folder / "puzzles.txt"
    text.write_text("\n".join(siege.puzzles(300)) + "\n")
    for name, args, kind in (("kill rate -o", ["rate", text, "--teach"], "tsv"),
                             ("kill print", ["print", "--worksheet", text], "pdf")):
        row = siege.row(name)
        out = folder / f"out.{kind}"
        new = folder / f"new.{kind}"
        length = max(siege.run(row, *args, "-o", new).seconds, 0.05)
        for _ in range(siege.rounds):
            old = f"mine {siege.random.random()}".encode()
            out.write_bytes(old)
            process = siege.start([*args, "-o", out, "--force"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(siege.random.uniform(0, 1.1 * length))
            process.send_signal(siege.random.choice([signal.SIGKILL, signal.SIGINT]))
            process.wait()
            row.tried += 1
            if out.read_bytes() in (old, new.read_bytes()):
                row.noticed += 1
            else:
                row.gone(f"{name}: half a file")
            for left in folder.glob("out.*.minuet-*"):
                left.unlink()
        refused = siege.run(row, *args, "-o", text, "--force")
        row.tried += 1
        row.noticed += refused.code == 2
        if refused.code != 2:
            row.gone(f"{name}: an input was replaced")


def changing(siege):
    """An input that changes while it is read, and is put back: the result is that of the input, or an error."""
    row = siege.row("changed inputs")
    folder = siege.place("changing")
    text = folder / "puzzles.txt"
    # Long lines, so that most of the file has not been read yet when it changes.
    lines = [f"{puzzle} {'x' * 4000}" for puzzle in siege.puzzles(2560)]
    good = ("\n".join(lines) + "\n").encode()
    text.write_bytes(good)
    args = ["hunt", text, "--chunk", 256, "--teach", "--threads", 1]
    siege.run(row, *args, "-o", folder / "whole", seconds=300)
    expected = files(folder / "whole")
    stamp = os.stat(text).st_mtime_ns
    for _ in range(3):
        out = folder / "out"
        shutil.rmtree(out, ignore_errors=True)
        process = siege.start([*args, "-o", out], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        while process.poll() is None and not list(out.glob("parts/*.parquet")):
            time.sleep(0.002)
        # Lines that are still to come: some chunks are read ahead.
        start = siege.random.randrange(len(lines) * 3 // 4, len(lines) - 81)
        bad = lines[:start] + [f"{puzzle} {'x' * 4000}" for puzzle in siege.puzzles(81)] + lines[start + 81:]
        text.write_bytes(("\n".join(bad) + "\n").encode())
        os.utime(text, ns=(stamp, stamp))
        err = process.communicate()[1].decode()
        row.tried += 1
        row.noticed += "changed while it was read" in err
        text.write_bytes(good)
        os.utime(text, ns=(stamp, stamp))
        siege.run(row, *args, "-o", out, seconds=300)
        if files(out) != expected:
            row.wrong("parts of changed bytes stayed")
