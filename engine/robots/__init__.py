"""Seat players: each gets a `SeatView` and nothing else, and answers with a legal action."""
