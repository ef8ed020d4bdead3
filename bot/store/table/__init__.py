"""Tables, seats, matches with their logs, clocks and events of duplicate deals in storage."""
