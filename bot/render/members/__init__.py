"""Members to each other and for themselves: profiles, thanks, lists, settings, personal data."""
