"""Tests of the Discord layer, most of them through a real bot on an in-process Discord."""
