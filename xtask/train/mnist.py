"""Digits written by hand, from the files of MNIST."""

from pathlib import Path

import numpy as np


def by_digit(folder):
    """For each digit its pictures of 28 × 28 pixels: ink is bright."""
    pictures = np.fromfile(Path(folder) / "train-images-idx3-ubyte", np.uint8)[16:].reshape(-1, 28, 28)
    labels = np.fromfile(Path(folder) / "train-labels-idx1-ubyte", np.uint8)[8:]
    return {digit: pictures[labels == digit] for digit in range(1, 10)}
