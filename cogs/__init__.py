"""What the bot does on Discord, one package for each concern; loaded by name, never imported by `bot`."""
