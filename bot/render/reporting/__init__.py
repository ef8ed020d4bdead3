"""Complaints as their reporters, the members complained of and moderators see them."""
