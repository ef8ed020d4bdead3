"""The database, step by step: plain SQL files that `bot.store.migrate` applies in order."""
