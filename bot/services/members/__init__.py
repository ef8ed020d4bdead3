"""What members are to each other: thanks and standing, reliability, blocks and notes, what is kept of a person."""
