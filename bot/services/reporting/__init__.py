"""Anonymous complaints: filed, sealed, queued, answered by a person in time, and what follows from them."""
