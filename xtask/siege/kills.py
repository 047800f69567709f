"""Kills and interrupts at random moments, and inputs that change in the middle."""

import os
import shutil
import signal
import subprocess
import time

from tools import files


def hunts(siege):
    """A hunt that was killed any number of times is, byte for byte, one that was not."""
    folder = siege.place("kills")
    text = folder / "puzzles.txt"
    puzzles = siege.puzzles(1100)
    text.write_text("\n".join(puzzles[:500]) + "\nnot a puzzle\n" + "\n".join(puzzles[500:]) + "\n")
    seeds = folder / "seeds.txt"
    seeds.write_text("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n")
    for name, args in {
        "kill hunt": ["hunt", text, "--chunk", 256, "--teach"],
        "kill hunt --dedupe": ["hunt", text, text, "--chunk", 256, "--dedupe"],
        "kill hunt --sample": ["hunt", "--sample", 12, "--chunk", 2],
        "kill hunt --near": ["hunt", "--near", seeds, "--steps", 3, "--remove", 1, "--add", 1, "--keep", 10],
    }.items():
        row = siege.row(name)
        near = "--near" in args
        whole = folder / "whole"
        shutil.rmtree(whole, ignore_errors=True)
        ended = siege.run(row, *args, "-o", whole)
        expected, length = files(whole), max(ended.seconds, 0.05)
        for i in range(siege.rounds):
            out = folder / "killed"
            shutil.rmtree(out, ignore_errors=True)
            kills = siege.random.choice([1, 1, 2, 4])
            for _ in range(kills):
                process = siege.start([*args, "-o", out], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                time.sleep(siege.random.uniform(0, length))
                process.send_signal(siege.random.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGINT]))
                process.wait()
                row.tried += 1
            if near:
                # Each run makes at most as many steps as it was asked for; a killed one made some already.
                again = siege.run(row, *args[:args.index("--steps")], *args[args.index("--steps") + 2:], "--steps", 0,
                                  "-o", out)
                state = (out / "near.json").read_text() if (out / "near.json").exists() else ""
                row.noticed += kills * (again.code == 0)
                if again.code != 0 or '"kept"' not in state:
                    row.gone(f"{name}: {again.err[-200:]}")
                continue
            again = siege.run(row, *args, "-o", out)
            if again.code not in (0, 1) or files(out) != expected:
                row.gone(f"{name}: other bytes after a kill: {again.err[-200:]}")
            else:
                row.noticed += kills


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
