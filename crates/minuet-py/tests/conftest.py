"""What the tests share: the binary ``minuet``, and where the corpora are."""

import os
import pathlib
import subprocess
import sys

import pytest


@pytest.fixture(scope="session")
def binary():
    """The program whose answers are compared: the environment names it."""
    return os.environ["MINUET_BINARY"]


@pytest.fixture(scope="session")
def command(binary):
    """Runs ``minuet`` with some words, and expects an exit code."""

    def run(*words, code=0):
        done = subprocess.run([binary, *words], capture_output=True, text=True)
        assert done.returncode == code, done.stderr
        return done

    return run


@pytest.fixture(scope="session")
def python():
    return sys.executable


@pytest.fixture(scope="session")
def corpora():
    """The folder of the corpora, where there is one."""
    folder = os.environ.get("MINUET_CORPORA")
    return pathlib.Path(folder) / "corpora" if folder else None
