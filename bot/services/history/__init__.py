"""Finished matches: looked at again, proved, reviewed decision by decision."""
