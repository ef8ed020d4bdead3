"""Friendly rivalry on a server: ratings of pairs, the table of the week, duplicate deals. It gates nothing."""
