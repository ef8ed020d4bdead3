"""The process around the engine: settings, storage, services, texts, and the Discord client that loads the cogs."""
