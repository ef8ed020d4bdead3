"""Finished matches again: card by card, proved, reviewed."""
