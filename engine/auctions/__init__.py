"""One module per auction, all with the methods of `base.Auction`; the games say which one they use."""
