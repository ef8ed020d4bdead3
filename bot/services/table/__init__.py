"""Tables: who sits where, what is played, how long everybody is awaited, and what happens when somebody is gone."""
