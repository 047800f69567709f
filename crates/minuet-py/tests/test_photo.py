"""Photos: what Python reads is what the command line reads."""

import json
import struct
import zlib

import pytest

import minuet
from test_module import EASY


def black(path):
    """A picture without a puzzle."""
    def part(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    header = struct.pack(">IIBBBBB", 300, 200, 8, 0, 0, 0, 0)
    pixels = zlib.compress(bytes(301 * 200))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + part(b"IHDR", header) + part(b"IDAT", pixels) + part(b"IEND", b""))
    return path


def test_what_is_drawn_is_read(command, tmp_path):
    drawn = tmp_path / "drawn.png"
    command("draw", EASY, "-o", drawn)
    photo = minuet.read(drawn)
    assert (photo.puzzle, photo.written, photo.solutions) == (EASY, "." * 81, 1)
    assert len(photo.confidence) == 81 and len(photo.corners) == 4
    assert photo.sure and photo.notes == [] and photo.repairs == []
    assert photo.sheet() == minuet.Sheet(EASY)
    assert minuet.read(drawn.read_bytes()).json() == photo.json() == minuet.read(str(drawn)).json()
    line = json.loads(command("read", "--json", drawn).stdout)
    assert line.pop("file") == str(drawn) and line == json.loads(photo.json())


def test_what_holds_no_puzzle_is_refused_in_words(tmp_path):
    with pytest.raises(minuet.MinuetError, match="picture"):
        minuet.read(black(tmp_path / "black.png"))
    with pytest.raises(minuet.MinuetError, match="JPEG, PNG or WebP"):
        minuet.read(b"53..7....")
    with pytest.raises(FileNotFoundError):
        minuet.read(tmp_path / "nowhere.jpg")
    with pytest.raises(TypeError):
        minuet.read(5)
