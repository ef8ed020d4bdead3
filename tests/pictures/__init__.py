"""Tests of the drawn cards and of the picture of a table."""
