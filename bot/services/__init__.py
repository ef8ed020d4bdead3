"""What members can do: one public method per thing, checked, stored, and only then shown."""
