### "Rules": what holds at this table, in short. Arguments are described in ru/rules.ftl.

rules-title = Rules of the table · { $game }
rules-aim = Two pairs, partners sit opposite. The first pair to reach { $target } wins; if both do, the higher total.
rules-auction = Auction: a price from { $min } to { $max } in steps of { $step }, and a trump suit. Each bid is higher than the last, a pass is never final, three passes in a row close the auction.
rules-contra = Contra doubles the stake of the deal, surcontra makes it four times as high. After a contra the price is not raised.
rules-play = Follow suit. If you cannot, trump, and higher than the trumps on the table if you can. If your partner holds the trick, any card will do. On a trump lead play a higher trump.
rules-undertrump =
    { $undertrump ->
        [yes] If you cannot go higher, you must still play a lower trump.
       *[no] If you cannot go higher, you may play any card.
    }
rules-trump-values = In trumps: J 20, 9 is 14, A 11, 10 is 10, K 4, Q 3, 8 and 7 are 0.
rules-plain-values = In a plain suit: A 11, 10 is 10, K 4, Q 3, J 2, 9, 8 and 7 are 0. Last trick +10.
rules-declarations = The table finds declarations itself: tierce 20, quarte 50, quint 100, carré of jacks 200, of nines 150, of aces, tens, kings or queens 100. The pair with the highest combination writes them.
rules-declaration-tie =
    { $cancel ->
        [yes] Equal runs outside trumps are written by nobody.
       *[no] Of equal runs, the one that plays first is written.
    }
rules-belote = Belote and rebelote, king and queen of trumps in one hand, are always 20 for their pair.
rules-made =
    { $must_beat ->
        [yes] The contract is made with at least the bid and more than the opponents have.
       *[no] The contract is made if tricks, belote and declarations reach the bid.
    }
rules-failed =
    { $keep ->
        [yes] If it fails, the opponents write 160 and the bid; own declarations and belote stay.
       *[no] If it fails, the opponents write 160, the bid and the declarations; own belote stays.
    }
rules-capot = Capot, all eight tricks, is 250 and the bid.
