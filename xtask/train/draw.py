"""Draws pages with puzzles, photographed badly: `draw.py FONTS MNIST OUT PAGES SEED`.

Beside each picture stands a file with nine lines of nine numbers: 0 empty, 1 to 9 printed, 10 small marks, 11 to 19
written by hand."""

import random
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

import mnist

CELL = 56
"""Pixels of a cell on the page, before it is photographed."""


def fonts_in(folder):
    """Fonts whose digits differ from each other, grouped by family: large families count no more than small ones."""
    families = {}
    for path in sorted(Path(folder).rglob("*.[to]tf")):
        try:
            font = ImageFont.truetype(str(path), 40)
        except OSError:
            continue
        shapes = {font.getmask(str(digit)).getbbox() and bytes(font.getmask(str(digit))) for digit in range(1, 10)}
        if len(shapes) == 9 and None not in shapes:
            families.setdefault(path.stem.split("-")[0].lower()[:8], []).append(path)
    return [families[name] for name in sorted(families)]


class Page:
    """A page that is being drawn: ink from 0 to 255 on white paper."""

    def __init__(self, rng, families, hands):
        self.rng, self.hands = rng, hands
        self.margin = int(CELL * rng.uniform(0.5, 2.0))
        self.side = 9 * CELL + 2 * self.margin
        self.ink = Image.new("L", (self.side, self.side), 0)
        self.draw = ImageDraw.Draw(self.ink)
        self.font_path = rng.choice(rng.choice(families))
        self.size = rng.uniform(0.5, 0.95) * CELL
        self.font = ImageFont.truetype(str(self.font_path), int(self.size))
        self.tone = rng.choice([255, 255, 255, rng.randint(110, 255)])
        self.offset = (rng.uniform(-0.05, 0.05) * CELL, rng.uniform(-0.06, 0.06) * CELL)

    def middle(self, row, column):
        return self.margin + (column + 0.5) * CELL, self.margin + (row + 0.5) * CELL

    def shade(self):
        """Boxes or cells with a grey ground, and what the next page shows through this one."""
        rng = self.rng
        style = rng.random()
        for row in range(9):
            for column in range(9):
                grey = style < 0.12 and (row // 3 + column // 3) % 2 or style > 0.95 and rng.random() < 0.1
                if grey:
                    x, y = self.margin + column * CELL, self.margin + row * CELL
                    self.draw.rectangle([x, y, x + CELL, y + CELL], fill=int(60 * rng.uniform(0.6, 1) if style > 0.95 else 35))
        if rng.random() < 0.4:
            tone = rng.randint(8, 30)
            for _ in range(rng.randint(10, 60)):
                place = (rng.uniform(0, self.side), rng.uniform(0, self.side))
                self.draw.text(place, str(rng.randint(1, 9)), font=self.font, fill=tone, anchor="mm")
            box = (self.margin, self.margin, self.side - self.margin, self.side - self.margin)
            self.ink.paste(self.ink.crop(box).transpose(Image.Transpose.FLIP_LEFT_RIGHT), box)

    def dirt(self):
        """Stains with soft edges, creases, and folds across the whole page."""
        rng = self.rng
        layer = Image.new("L", (self.side, self.side), 0)
        draw = ImageDraw.Draw(layer)
        for _ in range(rng.choice([0, 0, 10, 30, 60])):
            x, y, width, height = rng.uniform(0, self.side), rng.uniform(0, self.side), rng.uniform(3, 30), rng.uniform(3, 18)
            draw.ellipse([x, y, x + width, y + height], fill=rng.randint(20, 150))
        for _ in range(rng.choice([0, 0, 1, 3])):
            ends = [rng.uniform(0, self.side) for _ in range(4)]
            draw.line(ends, fill=rng.randint(20, 120), width=rng.randint(1, 4))
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            at, far = rng.uniform(0, self.side), rng.uniform(-20, 20)
            ends = [(0, at), (self.side, at + far)] if rng.random() < 0.5 else [(at, 0), (at + far, self.side)]
            draw.line(ends, fill=rng.randint(30, 140), width=rng.randint(4, 14))
        layer = layer.filter(ImageFilter.GaussianBlur(rng.uniform(1, 5)))
        self.ink.paste(ImageChops.lighter(self.ink, layer))

    def lines(self):
        rng = self.rng
        thin, thick = rng.choice([1, 1, 2, 3]), rng.choice([2, 3, 4, 6])
        pale, black = rng.randint(70, 255), rng.randint(180, 255)
        for i in sorted(range(10), key=lambda i: i % 3 == 0):
            at = self.margin + i * CELL
            width, tone = (max(thick, thin), black) if i % 3 == 0 else (thin, pale)
            end = self.side - self.margin
            self.draw.line([(at, self.margin), (at, end)], fill=tone, width=width)
            self.draw.line([(self.margin, at), (end, at)], fill=tone, width=width)

    def around(self):
        """Text and boxes beside the puzzle."""
        rng = self.rng
        font = ImageFont.truetype(str(self.font_path), rng.randint(12, 26))
        for _ in range(rng.randint(0, 12)):
            words = " ".join("".join(rng.choice("abcdefghiklmnoprstuvwz1234") for _ in range(rng.randint(1, 9))) for _ in range(12))
            y = rng.choice([rng.uniform(0, self.margin - 24), self.side - rng.uniform(0, self.margin - 6)])
            self.draw.text((rng.uniform(0, 60), y), words, font=font, fill=rng.randint(120, 255))

    def printed(self, row, column, digit):
        x, y = self.middle(row, column)
        x, y = x + self.offset[0], y + self.offset[1]
        left, top, right, bottom = self.font.getbbox(str(digit), anchor="ls")
        # Digits of a font stand on one line and are centred, each by itself.
        self.draw.text((x - (left + right) / 2, y + self.size * 0.36), str(digit), font=self.font, fill=self.tone, anchor="ls")

    def hand(self, digit, x, y, height, tone, width):
        """A digit of MNIST, with strokes made wider or thinner."""
        picture = Image.fromarray(self.hands[digit][self.rng.randrange(len(self.hands[digit]))])
        picture = picture.crop(picture.getbbox())
        scale = height / picture.height
        size = (max(2, int(picture.width * scale * self.rng.uniform(0.85, 1.1))), max(2, int(height)))
        picture = picture.resize((size[0] * 2, size[1] * 2), Image.Resampling.BICUBIC)
        picture = picture.filter(ImageFilter.MinFilter(3)) if width < 0 else picture.filter(ImageFilter.MaxFilter(3)) if width > 0 else picture
        picture = picture.resize(size, Image.Resampling.BOX).point(lambda v: int(min(v * 1.3, 255) * tone / 255))
        place = (int(x - size[0] / 2), int(y - size[1] / 2))
        self.ink.paste(Image.composite(picture, self.ink.crop((*place, place[0] + size[0], place[1] + size[1])), picture.point(lambda v: 255 if v > 20 else 0)), place)

    def written(self, row, column, digit, tone, width, height):
        rng = self.rng
        x, y = self.middle(row, column)
        self.hand(digit, x + rng.gauss(0, 4), y + rng.gauss(0, 3), height * rng.uniform(0.88, 1.12), tone, width)

    def marks(self, row, column, tone, style):
        """Small digits in a corner, along the top, or each at its own place; now and then one alone."""
        rng = self.rng
        digits = sorted(rng.sample(range(1, 10), rng.choice([1, 2, 2, 3, 3, 4, 5])))
        left, top = self.margin + column * CELL, self.margin + row * CELL
        height = CELL * rng.uniform(0.24, 0.38)
        small = ImageFont.truetype(str(self.font_path), int(height * 1.2))
        x = left + rng.uniform(0.14, 0.25) * CELL
        for digit in digits:
            if style == "places":
                place = (left + (0.22 + 0.28 * ((digit - 1) % 3)) * CELL, top + (0.22 + 0.28 * ((digit - 1) // 3)) * CELL)
            else:
                place = (x, top + (0.22 if style == "top" else 0.8) * CELL)
                x += height * rng.uniform(0.6, 0.8)
            if x > left + 0.95 * CELL:
                break
            if rng.random() < 0.02 or style == "places" and self.small_print:
                self.draw.text(place, str(digit), font=small, fill=tone, anchor="mm")
            else:
                self.hand(digit, *place, height, tone, 0)


def fill(page):
    """Fills the cells and returns what is in them."""
    rng = page.rng
    labels = np.zeros((9, 9), int)
    has_hand = rng.random() < 0.5
    page.small_print = rng.random() < 0.3
    tone = rng.randint(110, 255)
    width, height = rng.choice([-1, 0, 0, 1]), CELL * rng.uniform(0.45, 0.85)
    style = rng.choice(["top", "top", "bottom", "places"])
    density = rng.uniform(0.25, 0.6)
    for row in range(9):
        for column in range(9):
            luck, digit = rng.random(), rng.randint(1, 9)
            if luck < density:
                page.printed(row, column, digit)
                labels[row, column] = digit
            elif has_hand and luck < density + 0.22:
                page.written(row, column, digit, tone, width, height)
                labels[row, column] = 10 + digit
            elif has_hand and luck < density + 0.34:
                page.marks(row, column, tone, style)
                labels[row, column] = 10
    return labels


def photographed(page):
    """The page on a table, tilted, bent, shaded, blurred and noisy."""
    rng, side = page.rng, page.side
    noise = np.random.default_rng(rng.randrange(1 << 30))
    size = rng.choice([280, 340, 420, 520, 640, 800])
    scale = size / side
    # Each corner moves by itself; then all turn.
    angle = np.radians(rng.gauss(0, 4))
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], float) - 0.5
    corners += noise.uniform(-0.05, 0.05, (4, 2))
    corners = corners @ np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners = corners * size + size * 0.58
    wide = int(size * 1.16)
    equations, values = [], []
    for (x, y), (u, v) in zip(corners, [(0, 0), (side, 0), (side, side), (0, side)]):
        equations += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    h = np.append(np.linalg.solve(np.array(equations), np.array(values)), 1).reshape(3, 3)
    y, x = np.mgrid[0:wide, 0:wide].astype(float) + 0.5
    w = h[2, 0] * x + h[2, 1] * y + 1
    u, v = (h[0, 0] * x + h[0, 1] * y + h[0, 2]) / w, (h[1, 0] * x + h[1, 1] * y + h[1, 2]) / w
    bend = rng.uniform(0, 0.012) * side
    u, v = u + bend * np.sin(v / side * rng.uniform(1, 5) + rng.uniform(0, 6)), v + bend * np.sin(u / side * rng.uniform(1, 5) + rng.uniform(0, 6))
    ink = page.ink.filter(ImageFilter.GaussianBlur(max(0.3, 0.45 / scale)))
    ink = np.asarray(ink, float) / 255
    inside = (u >= 0) & (v >= 0) & (u < side - 1) & (v < side - 1)
    iu, iv = np.clip(u, 0, side - 2).astype(int), np.clip(v, 0, side - 2).astype(int)
    fu, fv = np.clip(u - iu, 0, 1), np.clip(v - iv, 0, 1)
    seen = (ink[iv, iu] * (1 - fu) + ink[iv, iu + 1] * fu) * (1 - fv) + (ink[iv + 1, iu] * (1 - fu) + ink[iv + 1, iu + 1] * fu) * fv
    black = rng.uniform(0.35, 0.92)
    paper = np.where(inside, 1.0, rng.choice([0.3, 0.7, 1.0]))
    light = rng.uniform(0.35, 0.95) * (1 + rng.uniform(-0.4, 0.4) * (x / wide - 0.5) + rng.uniform(-0.4, 0.4) * (y / wide - 0.5))
    if rng.random() < 0.25:
        edge = (x - wide * rng.uniform(0.2, 0.8)) * np.cos(angle * 9) + (y - wide / 2) * rng.uniform(-1, 1)
        light = light * (1 - rng.uniform(0.1, 0.5) / (1 + np.exp(np.minimum(-edge / rng.choice([1.0, 5.0, 40.0]), 700))))
    picture = 255 * np.clip(light * paper * (1 - seen * black), 0, 1)
    blur = rng.choice([0, 0.5, 0.8, 1.2, 1.6]) * max(1, size / 640)
    # Some are so far out of focus that the network must learn to doubt what it sees: up to a sixth of a cell.
    if rng.random() < 0.2:
        blur = rng.uniform(0.06, 0.16) * CELL * scale
    blur = ImageFilter.GaussianBlur(blur)
    picture = np.asarray(Image.fromarray(picture.astype(np.uint8)).filter(blur))
    picture = picture + noise.normal(0, rng.choice([1, 2, 4, 7]), picture.shape)
    return np.clip(picture, 0, 255).astype(np.uint8)


def main():
    fonts, digits, out, pages, seed = sys.argv[1:]
    families, hands = fonts_in(fonts), mnist.by_digit(digits)
    Path(out).mkdir(parents=True, exist_ok=True)
    for number in range(int(pages)):
        page = Page(random.Random(f"{seed} {number}"), families, hands)
        page.shade()
        page.dirt()
        page.lines()
        page.around()
        labels = fill(page)
        picture = photographed(page)
        name = Path(out) / f"{number:05}"
        name.with_suffix(".pgm").write_bytes(b"P5 %d %d 255\n" % picture.shape[::-1] + picture.tobytes())
        name.with_suffix(".txt").write_text("\n".join(" ".join(map(str, row)) for row in labels.tolist()) + "\n")


if __name__ == "__main__":
    main()
