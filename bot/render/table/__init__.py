"""A table: its cards in the channel, the private hand, score and results."""
