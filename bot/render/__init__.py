"""Pure functions from a view of the services to a `Screen`: text and controls without anything of Discord's library.

`cogs.shared.views` turns a screen into Discord components. What a screen says depends on its arguments alone, so that
the same state always looks the same and can be compared before it is sent.
"""
