"""The database, step by step: plain SQL files that `bot.store.sqlite.migrate` applies in order."""
