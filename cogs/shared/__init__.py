"""What the cogs share: the codec of custom ids, the base class of their items, replies and checks."""
