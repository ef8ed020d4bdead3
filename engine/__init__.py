"""The rules of Belote, pure: no clock, no randomness, no I/O, standard library only.

`match.Match` plays a whole match, `view` decides what a person may see of it, `record` writes and replays it.
"""
