"""The examples of the docstrings run, and everything public has a docstring."""

import doctest
import inspect

import pytest

import minuet

PUBLIC = [getattr(minuet, name) for name in minuet.__all__ if not name.startswith("_")]


@pytest.mark.parametrize("thing", [minuet, *PUBLIC], ids=lambda thing: thing.__name__)
def test_examples(thing):
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    text = inspect.cleandoc(thing.__doc__)
    runner.run(parser.get_doctest(text, {}, thing.__name__, None, None))
    assert runner.failures == 0


@pytest.mark.parametrize("thing", PUBLIC, ids=lambda thing: thing.__name__)
def test_everything_is_documented(thing):
    assert thing.__doc__
    if inspect.isclass(thing) and not issubclass(thing, Exception):
        for name, member in vars(thing).items():
            assert name.startswith("_") or member.__doc__, name
