"""The example of the engine's documentation runs as it is written."""

import doctest

import engine


def test_the_example_of_the_engine_runs():
    results = doctest.testmod(engine)
    assert results.attempted > 10
    assert results.failed == 0


def test_everything_a_reader_imports_is_there_once():
    assert len(set(engine.__all__)) == len(engine.__all__)
    assert all(hasattr(engine, name) for name in engine.__all__)
