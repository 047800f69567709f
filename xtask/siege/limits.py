"""Full disks, strange folders, slow and abandoning clients, bombs: bounded work, one sentence, nothing lost."""

import gzip
import http.client
import json
import os
import pty
import select
import shutil
import socket
import subprocess
import threading
import time
import zlib

from tools import busy, files

DEEP = "..345.7....71.9.......37....65....9.8.......5..1.75....4..9.51.....1..73......9.4"
#: What no command may take, in KiB.
MOST = 1_600_000


def disks(siege):
    row = siege.row("full disks")
    folder = siege.place("disks")
    text = folder / "puzzles.txt"
    text.write_text("\n".join(siege.puzzles(4000)) + "\n")
    hunt = ["hunt", text, "--chunk", 100, "-o"]
    siege.run(row, *hunt, folder / "whole")
    small = folder / "small"
    small.mkdir()
    for size in (["64k", "128k", "200k", "300k"] * siege.rounds)[:siege.rounds]:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", small], capture_output=True)
        if mounted.returncode:
            row.skipped = "no leave to mount a small disk"
            return
        try:
            old = b"mine" * 100
            mine = small / "mine.tsv"
            mine.write_bytes(old)
            for args in (["rate", text, "-o", mine, "--force"], [*hunt, small / "out"]):
                ended = siege.run(row, *args)
                row.tried += 1
                row.noticed += ended.code == 2 and "cannot be written" in ended.err
                if mine.read_bytes() != old:
                    row.gone("the old file")
            subprocess.run(["mount", "-o", "remount,size=64m", small], check=True)
            siege.run(row, *hunt, small / "out")
            if files(small / "out") != files(folder / "whole"):
                row.gone("a hunt on a full disk, resumed")
        finally:
            subprocess.run(["umount", small], check=True)


def refusals(siege):
    """Folders and documents that are not what they should be: refused, and nobody's file touched."""
    row = siege.row("strange folders and documents")
    folder = siege.place("refusals")
    text = folder / "puzzles.txt"
    text.write_text("\n".join(siege.puzzles(30)) + "\n")

    def refused(why, *args):
        ended = siege.run(row, *args)
        row.tried += 1
        row.noticed += ended.code in (1, 2)
        if ended.code not in (1, 2):
            row.wrong(f"{why}: code {ended.code}")

    for name in ("tmp", "minuet.tmp", "parts"):
        mine = folder / name.replace(".", "-") / name / "mine"
        mine.parent.mkdir(parents=True)
        mine.write_text("mine")
        refused(f"a folder with a {name} of somebody's", "hunt", text, "-o", mine.parent.parent)
        if mine.read_text() != "mine":
            row.gone(f"a file in {name}")
    there = folder / "there.tsv"
    there.write_text("mine")
    for command in ("rate", "solve"):
        refused(f"{command} over a file", command, text, "-o", there)
        if there.read_text() != "mine":
            row.gone("a file that was there")
    solved = siege.run(row, "solve", "--json", siege.own[0]).out
    twice = folder / "twice.json"
    twice.write_text(solved.replace('"outcome":', '"entries":[],"outcome":', 1))
    refused("a key that occurs twice", "check", twice)

    out = folder / "out"
    siege.run(row, "hunt", text, "--chunk", 10, "-o", out)
    part = sorted((out / "parts").iterdir())[0]
    copied = part.with_name("4.parquet")
    shutil.copy(part, copied)
    for command in ("report", "check"):
        refused("a part that is there twice", command, out)
    copied.unlink()
    kept = text.read_bytes()
    text.unlink()
    refused("an input that is gone", "check", out)
    os.mkfifo(text)
    refused("a pipe in place of an input", "check", out)
    text.unlink()
    text.write_bytes(kept.replace(b".", b"0"))
    refused("an input that has changed", "check", out)
    text.write_bytes(kept)
    if siege.run(row, "check", out).code != 0:
        row.gone("the hunt, put back as it was")

    repeats = ["hunt", text, text, "--dedupe", "--chunk", 10, "-o", folder / "repeats"]
    siege.run(row, *repeats)
    one, other = sorted((folder / "repeats/repeats").iterdir())[-2:]
    lists = one.read_bytes(), other.read_bytes()
    one.write_bytes(lists[1])
    other.write_bytes(lists[0])
    refused("lists of repeats exchanged", "check", folder / "repeats")
    (folder / "repeats/parts" / f"{other.name}.parquet").unlink()
    refused("lists of repeats exchanged, before the end", *repeats)
    one.write_bytes(lists[0])
    other.write_bytes(lists[1])

    near = ["hunt", "--near", text, "--steps", 1, "--remove", 1, "--add", 1, "--keep", 3, "-o", folder / "near"]
    siege.run(row, *near)
    state = folder / "near/near.json"
    whole = state.read_bytes()
    for _ in range(siege.rounds):
        bad = bytearray(whole)
        bad[siege.random.randrange(len(bad))] ^= 1 << siege.random.randrange(8)
        state.write_bytes(bad)
        refused("a damaged search", *near)
    state.write_bytes(whole)


def clients(siege):
    row = siege.row("slow and abandoning clients")
    process = siege.start(["serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        place = process.stdout.readline().decode().strip().removeprefix("http://").rstrip("/")
        host, port = place.rsplit(":", 1)
        sheet = {"puzzle": DEEP}
        film = json.dumps({"ask": "film", "sheet": sheet, "reading": "depth=3", "length": "full"})
        slow, threads = [], 0
        for i in range(20 * siege.rounds):
            row.tried += 1
            ask = socket.create_connection((host, int(port)))
            head = f"POST /api HTTP/1.1\r\nHost: {place}\r\nContent-Type: application/json\r\nContent-Length: {len(film)}\r\n\r\n"
            if i % 3 == 0:
                # Half a question, and then silence.
                ask.sendall((head + film)[:siege.random.randrange(5, len(head) + 20)].encode())
                slow.append(ask)
            else:
                ask.sendall((head + film).encode())
                time.sleep(0.005)
                ask.close()
            if len(slow) > 200:
                slow.pop(0).close()
            threads = max(threads, int(status(process.pid)["Threads"]))
        begun = time.monotonic()
        asked = http.client.HTTPConnection(host, int(port), timeout=60)
        asked.request("POST", "/api", json.dumps({"ask": "hint", "sheet": sheet}),
                      {"Host": place, "Content-Type": "application/json"})
        answer = asked.getresponse()
        answer.read()
        waited = time.monotonic() - begun
        row.memory = int(status(process.pid)["VmHWM"].split()[0])
        if answer.status != 200 or waited > 20 or threads > 40 or row.memory > MOST:
            row.gone(f"status {answer.status} after {waited:.1f} s, {threads} threads")
        else:
            row.noticed = row.tried
        time.sleep(2)
        before = busy(process.pid)
        time.sleep(1)
        if busy(process.pid) - before > 0.5:
            row.gone("abandoned questions still take the processor")
        for ask in slow:
            ask.close()
    finally:
        process.kill()
        process.wait()


def status(pid):
    return dict(line.split(":", 1) for line in open(f"/proc/{pid}/status").read().splitlines())


#: A pattern of 17 cells that no known puzzle has, and that nothing rules out at once.
PATTERN = "1...1...1.1.......1...1......1...1....1.....1..........1...1....1.......1.1...1.1"


def patience(siege):
    """Work that takes long says so on a terminal."""
    row = siege.row("long work on a terminal")
    deep = ["--reading", "depth=3", DEEP]
    for args, words in ((["rate", "--effort", *deep], b""), (["solve", "--starters", "shortest", *deep], b""),
                        (["draw", "--film", "-o", siege.place("patience") / "film.svg", *deep], b""),
                        (["generate", "--pattern", PATTERN, "--seed", 1], b"nothing found so far")):
        row.tried += 1
        ours, theirs = pty.openpty()
        process = siege.start(args, stdout=subprocess.DEVNULL, stderr=theirs)
        os.close(theirs)
        said, end = b"", time.monotonic() + 30
        while not (said and words in said) and select.select([ours], [], [], max(0, end - time.monotonic()))[0]:
            more = spoken(ours)
            said += more
            if not more:
                break
        said = said and words in said
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(ours)
        row.noticed += bool(said)
        if not said:
            row.gone(f"{args[:3]} says nothing for 30 seconds")


def spoken(terminal):
    """What was written to a terminal; nothing if it was closed."""
    try:
        return os.read(terminal, 1000)
    except OSError:
        return b""


def zstandard(block, count):
    """A frame of `count` blocks, each of which says: this byte, 128 KiB times."""
    size = 128 * 1024
    last = [(size << 3 | 1 << 1 | (i == count - 1)).to_bytes(3, "little") + block for i in range(count)]
    return b"\x28\xb5\x2f\xfd\x00\x58" + b"".join(last)


def png(width, height, pixels):
    """A picture whose pixels are all black, as many as there are."""
    def part(name, content):
        return len(content).to_bytes(4, "big") + name + content + zlib.crc32(name + content).to_bytes(4, "big")
    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\0\0\0\0"
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", header) + part(b"IDAT", zlib.compress(bytes(pixels))) + part(b"IEND", b"")


def bombs(siege):
    row = siege.row("bombs")
    folder = siege.place("bombs")
    mebibyte = gzip.compress(b"\n" * (1 << 20))
    made = {
        "newlines.gz": mebibyte * 4096,
        "newlines.zst": zstandard(b"\n", 32768),
        "braces.zst": zstandard(b"[", 32768),
        "ones.zst": zstandard(b"1", 32768),
        "deep.json": b'{"minuet":2,"entries":' + b"[" * 5_000_000,
        "wide.json": b'{"minuet":2,"puzzle":"' + b"." * 81 + b'","entries":[' + b"{}," * 20_000_000 + b"{}]}",
        "hunt.json": b'{"minuet":1,"chunk":4294967295,"inputs":[{"kind":"sample","clusters":1000000000000000000}]}',
        "huge.png": png(100_000, 100_000, 1000),
        "large.png": png(7200, 7200, 7201 * 7200),
        "many.png": png(7200, 7200, 8 * 7201 * 7200),
    }
    for name, content in made.items():
        path = folder / name
        path.write_bytes(content)
        for command in ("check", "rate", "count", "convert", "read"):
            ended = siege.run(row, command, path, seconds=60, memory=4 << 30)
            row.tried += 1
            sane = ended.code in (1, 2) and ended.memory < MOST and ended.err.count("\n") < 50
            row.noticed += sane
            if not sane:
                row.wrong(f"{command} {name}: code {ended.code}, {ended.memory >> 10} MiB, {ended.err[-100:]}")
    row.tried += 1
    ended = siege.run(row, "hunt", folder / "newlines.gz", "-o", folder / "out", seconds=600)
    parts = len(list((folder / "out/parts").glob("*")))
    row.noticed += parts <= 1 and ended.code >= 0
    if parts > 1 or ended.code < 0:
        row.wrong(f"blank lines: code {ended.code}, {parts} parts")
    row.tried += 1
    film = siege.run(row, "draw", "--film", "--explain", "full", "--reading", "depth=3", DEEP, "-o", folder / "film.svg",
                     seconds=120)
    row.noticed += film.code == 2
    if film.code != 2:
        row.wrong(f"a film that is too long: code {film.code}, {film.memory >> 10} MiB")
    row.tried += 1
    film = siege.run(row, "draw", "--film", "--reading", "depth=3", DEEP, "-o", folder / "film.svg", seconds=120)
    row.noticed += film.code == 0
    if film.code != 0 or film.memory > MOST:
        row.wrong(f"a long solve, told briefly: code {film.code}, {film.memory >> 10} MiB")
    row.tried += 1
    trace = siege.run(row, "solve", "--json", "--reading", "depth=3", DEEP)
    said = f" takes {len(trace.out) // 1_000_000} MB; " in trace.err
    row.noticed += said
    if not said or trace.memory > 3 * len(trace.out) >> 10:
        row.wrong(f"a long trace: {len(trace.out)} bytes, {trace.memory >> 10} MiB, {trace.err[-100:]}")
    row.tried += 1
    endless = siege.run(row, "rate", "/dev/zero", seconds=60, memory=4 << 30)
    row.noticed += endless.code == 2
    shutil.rmtree(folder)
