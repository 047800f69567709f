"""Cells with their labels."""

import numpy as np

import network

RECORD = 5 + 808
"""Bytes of a cell: photo (two), variant, cell, label; two pictures of 400 pixels; eight measures."""


class Cells:
    def __init__(self, data, names, labels, puzzles):
        self.data, self.names, self.labels, self.puzzles = data, names, labels, puzzles
        self.photos = data[:, 0].astype(int) * 256 + data[:, 1]
        self.variants, self.cells = data[:, 2], data[:, 3]
        # 0 empty, 1 printed, 2 written, 3 small marks.
        self.kinds = np.select([labels == 0, labels < 10, labels == 10], [0, 1, 3], 2).astype(np.int32)
        self.digits = np.where((self.kinds == 1) | (self.kinds == 2), labels % 10 - 1, 0).astype(np.int32)
        self.weight = np.ones(len(data), np.float32)

    @staticmethod
    def read(path, written):
        """The cells of photos whose page was found where it is."""
        data = np.fromfile(f"{path}.bin", np.uint8).reshape(-1, RECORD)
        lines = [line.split() for line in open(f"{path}.txt")]
        names = [line[0].split("/")[-1].rsplit(".", 1)[0] for line in lines]
        good = np.array([len(line) > 3 and int(line[2]) >= 48 for line in lines])
        labels = data[:, 4].astype(int)
        photos = data[:, 0].astype(int) * 256 + data[:, 1]
        if written is not None:
            labels = np.where(by_hand(written, names)[photos, data[:, 3]], labels + 10, labels)
        kept = good[photos]
        puzzles = np.array([int(line[3]) if len(line) > 3 else 0 for line in lines])
        return Cells(data[kept], names, labels[kept], puzzles)

    def take(self, mask):
        part = Cells(self.data[mask], self.names, self.labels[mask], self.puzzles)
        part.weight = self.weight[mask]
        return part

    def with_drawn(self, drawn):
        both = Cells(np.concatenate([self.data, drawn.data]), self.names, np.concatenate([self.labels, drawn.labels]), self.puzzles)
        both.weight = np.concatenate([self.weight, drawn.weight])
        both.is_drawn = np.concatenate([np.zeros(len(self.labels), bool), np.ones(len(drawn.labels), bool)])
        return both

    def chances(self):
        """How often each cell is shown: as many of photos as drawn, and of each half few empty ones."""
        chances = np.where(self.kinds == 0, 0.35, 1.0)
        for part in (self.is_drawn, ~self.is_drawn):
            chances[part] /= chances[part].sum()
        return chances / chances.sum()

    def pictures(self, picked):
        rows = self.data[picked, 5:].astype(np.float32) / 255
        return rows[:, :400].reshape(-1, 20, 20), rows[:, 400:800].reshape(-1, 20, 20), rows[:, 800:]

    def batch(self, picked):
        return (*self.pictures(picked), self.digits[picked], self.kinds[picked], self.weight[picked])

    def folds(self, count):
        """For each cell the fold of its puzzle."""
        return self.puzzles[self.photos] % count

    def report(self, parameters):
        """How many cells are read right, as found, without anything around the network."""
        clean = self.take(self.variants == 0)
        out = np.concatenate([np.asarray(network.outputs(parameters, *clean.pictures(slice(i, i + 2000)))) for i in range(0, len(clean.kinds), 2000)])
        kinds, digits = out[:, 9:].argmax(1), out[:, :9].argmax(1)
        has_digit = (clean.kinds == 1) | (clean.kinds == 2)
        wrong = (kinds != clean.kinds) | has_digit & (digits != clean.digits)
        loose = np.isin(kinds, [1, 2]) != has_digit
        loose |= has_digit & (digits != clean.digits)
        print(f"  {len(wrong)} cells, {wrong.sum()} wrong, {loose.sum()} wrong but for the kind of digit")
        for photo in np.unique(clean.photos[wrong]):
            bad = wrong & (clean.photos == photo)
            said = [f"{cell // 9 + 1}{cell % 9 + 1}:{'.pwc'[k]}{d + 1}>{'.pwc'[sk]}{sd + 1}" for cell, k, d, sk, sd in zip(clean.cells[bad], clean.kinds[bad], clean.digits[bad], kinds[bad], digits[bad])]
            print("   ", clean.names[photo], *said[:9])


def by_hand(path, names):
    """For each photo and cell whether what is there is written by hand."""
    cells = {line.split()[0]: line.split()[1:] for line in open(path) if not line.startswith("#")}
    result = np.zeros((len(names), 81), bool)
    for photo, name in enumerate(names):
        for cell in cells.get(name[:5], []):
            result[photo, (int(cell[1]) - 1) * 9 + int(cell[3]) - 1] = True
    return result
