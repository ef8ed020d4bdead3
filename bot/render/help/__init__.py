"""Help: first steps, the rules of every game, the order and value of cards."""
