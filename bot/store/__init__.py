"""Storage: every line of SQL of the project, over one SQLite file."""
