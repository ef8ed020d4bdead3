"""SQLite itself: connections, one writer that commits in groups, migrations. Nothing else knows which engine it is."""
