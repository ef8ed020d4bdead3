"""`belote demo`: the real bot in the browser, without Discord, token or network."""
