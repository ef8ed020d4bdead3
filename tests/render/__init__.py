"""Tests of screens as plain values, without Discord."""
