### "Rules": the panel of rules in the lobby, and the rules of each game in words. Arguments are described in ru/rules.ftl.

## The panel

rules-changed = { $game } · changed: { $options }
rules-title = Rules · { $game }
rules-table-title = Rules of table { $table } · { $game }
rules-own = Changed at this table
rules-panel = Choose the game or the rule you want to change. Everybody at the table sees at once what was agreed; once the match has begun the rules stay as they are.
rules-panel-guest = The host changes the rules until the match begins.
rules-panel-game = Game
rules-panel-option = Which rule to change
rules-panel-now = Now
rules-button-all = All rules
rules-button-back = Back
rules-choose-game = Rules of another game

option-players = number of players
option-target = points to win
option-deck = the pack between deals
option-undertrump = lower trump is a duty
option-over-partner-trump-led = overtrump the partner too
option-declare = how combinations are announced
option-decl-tie = equal combinations
option-one-card-one-decl = a card in one combination
option-no-trumps-four-aces = four aces in no trumps
option-must-beat = more than the opponents
option-litige = equal points
option-rounding = rounding
option-both-over = both sides reach the target
option-valat-mult = contra multiplies the valat
option-third-doubling = third doubling
option-dealer-must-choose = mus
option-kirtik = kirtik
rules-value =
    { $value ->
        [yes] Yes
        [no] No
        [shuffled] Shuffled
        [cut] Cut
        [automatic] Table, silently
        [spoken] Table, aloud
        [asked] Player decides
        [cancel] Nobody writes
        [first] First to play
        [carry] Points wait
        [dedans] Taker fails
        [taker-wins] Taker wins
        [none] No rounding
        [nearest10] To tens
        [higher] More points
        [taker] Takers
       *[defenders] Defenders
    }

## Parts

rules-part-game = Game and deal
rules-part-auction = Auction
rules-part-cards = Cards
rules-part-play = What must be played
rules-part-declarations = Declarations
rules-part-score = Score
rules-part-end = End of the match

## Game and deal

rule-players =
    { $value ->
        [2] Two players, each alone.
        [3] Three players, each alone.
       *[4] Four players in two pairs; partners sit opposite.
    }
rules-deal = Cards in the pack: { $deck }. Each gets { $packets }.
rules-deal-turned = The next card is turned; the taker gets it and two more, the others three each.
rules-deal-rest = After the auction three more each.
rules-deal-piles = Four cards lie face down before each player and four face up on them. Hand and face-up cards may both be played; playing a face-up card turns the one below.
rules-deal-unseen = Six cards stay unknown.
rule-deck =
    { $value ->
        [cut] Between deals the pack is not shuffled: the tricks are stacked and cut.
       *[shuffled] The pack is shuffled before each deal.
    }
rule-redeal-dealer =
    { $value ->
        [same] If all pass, the same dealer deals again.
       *[next] If all pass, the next dealer deals.
    }

## Auction

rules-first = The dealer's neighbour speaks first and leads first.
rules-auction-contract = A price from { $min } to { $max } in steps of { $step }, and a trump suit; each bid is higher than the last. A pass is never final, three passes in a row after a bid close the auction.
rule-capot-bid =
    { $value ->
        [yes] Above all prices stands capot: all the tricks.
       *[no] { "" }
    }
rules-auction-turned = In the first round one may take the suit of the turned card, in the second name another. The first to take plays.
rules-auction-orders = In the first round “play” takes the suit of the turned card. In the second: any other suit, NT (no trumps) or AT (all trumps).
rule-round2-allow-turned-suit =
    { $value ->
        [yes] In the second round the suit of the turned card may be named too.
       *[no] { "" }
    }
rules-auction-ladder = Bids in ascending order: ♣︎, ♦, ♥, ♠︎, NT (no trumps), AT (all trumps). When all others have passed after a bid, the auction is closed.
rule-contra =
    { $value ->
        [yes] The opponents' contra doubles, the answer surcontra (recontra) makes it four times.
       *[no] There is no contra in this game.
    }
rule-contra-freezes =
    { $value ->
        [yes] After a contra the bid is not raised.
       *[no] A higher bid cancels the contra.
    }
rule-third-doubling =
    { $value ->
        [yes] After a surcontra the opponents may double once more: then the deal decides the whole match.
       *[no] After a surcontra the stake is raised no more.
    }
rule-dealer-must-choose =
    { $value ->
        [yes] Mus: if all others pass, the dealer must name a contract.
       *[no] No mus: the dealer may pass too.
    }
rule-raspasy =
    { $value ->
        [yes] If all pass twice, the deal is played for minus points (raspasy): the turned suit is trump, each side writes its tricks against itself and its combinations against the opponents.
       *[no] { "" }
    }

## Cards

rules-order-trump = Trumps, from the highest: { $cards }
rules-order-plain = Plain suit: { $cards }
rules-strains = In AT every suit counts like trumps, but only the led suit can win. In NT every suit is plain.
rules-totals-suit = Last trick +10, { $total } in a deal.
rules-totals = Last trick +10. In a deal: { $total } with a trump suit, { $total_nt } in NT, { $total_at } in AT.

## What must be played

rules-follow = Follow suit.
rule-over-partner-trump-led =
    { $value ->
        [yes] On a trump lead play a higher trump if you have one, over your partner too.
       *[no] On a trump lead play a higher trump if you have one, but not over your partner.
    }
rules-raise-alone = On a trump lead play a higher trump if you have one.
rules-raise-all = In AT the same holds for a lead of any suit; without the suit any card will do. In NT the suit is the only duty.
rules-void = Without the suit you must trump, higher than a trump that lies there.
rule-undertrump =
    { $value ->
        [yes] If you cannot go higher, a lower trump is still a duty.
       *[no] If you cannot go higher, any card will do.
    }
rule-partner-exempt =
    { $value ->
        [yes] Without the suit, if your partner holds the trick, any card will do.
       *[no] You must trump your partner's trick too.
    }
rule-choose-trump-over-partner =
    { $value ->
        [yes] A trump on your partner's trick must be one that takes it, unless you have nothing else.
       *[no] { "" }
    }
rule-must-overplay-plain =
    { $value ->
        [yes] In a plain suit too, play a higher card if you have one.
       *[no] In a plain suit you need not go higher.
    }

## Declarations

rule-declarations =
    { $value ->
        [yes] Tierce 20, quarte 50, quint 100; carré of jacks 200, of nines 150, of aces, tens, kings and queens 100. A carré beats a run, a longer run a shorter one, then the top card decides.
       *[no] There are no combinations.
    }
rule-cap5 =
    { $value ->
        [yes] A run longer than five counts as five.
       *[no] Runs compare by their real length.
    }
rule-split8 =
    { $value ->
        [yes] Eight in a row are five and three.
       *[no] { "" }
    }
rule-decl-contest =
    { $value ->
        [per-kind] Runs and carrés are compared apart; whoever has the highest writes all of that kind.
       *[single] The side with the highest combination writes all of its own.
    }
rule-trump-tiebreak =
    { $value ->
        [yes] Of equal runs the one in trumps is higher.
       *[no] { "" }
    }
rule-decl-tie =
    { $value ->
        [cancel] If the highest combinations are equal, nobody writes.
       *[first] If the highest combinations are equal, whoever plays first writes.
    }
rule-carre-order =
    { $value ->
        [natural] Carrés of equal value: aces, kings, queens, tens.
       *[strength] Carrés of equal value: aces, tens, kings, queens.
    }
rule-one-card-one-decl =
    { $value ->
        [yes] A card counts in one combination only.
       *[no] A card may count in a run and in a carré.
    }
rule-decl-requires-trick =
    { $value ->
        [yes] Without a single trick no combination but belote is written.
       *[no] { "" }
    }
rule-declare =
    { $value ->
        [spoken] With the first card the table says what kinds of combinations a player has; the cards are seen at the end.
        [asked] Before the first card each decides whether to announce; nobody learns of a silence.
       *[automatic] The table finds combinations itself and shows them only in the result of the deal.
    }
rule-no-trumps-declarations =
    { $value ->
        [yes] In NT combinations count as usual.
       *[no] In NT there are no combinations.
    }
rule-no-trumps-four-aces =
    { $value ->
        [yes] Four aces in NT are 200.
       *[no] Four aces in NT do not count.
    }
rules-belote = Belote and rebelote, king and queen of trumps in one hand, are 20 outside the comparison.
rule-belote-must-follow =
    { $value ->
        [yes] In AT there is a belote in every suit, but only if the first of the two cards was led or followed suit.
       *[no] In AT there is a belote in every suit.
    }

## Score

rule-must-beat =
    { $value ->
        [yes] The contract is made with at least the price and more than the opponents have.
       *[no] The contract is made if tricks, belote and declarations reach the price; more than the opponents is not needed.
    }
rules-score-contract = Made: the takers write the price and all of theirs, the opponents theirs. Failed: the opponents write 160 and the price.
rules-score-more = The taker needs more than the opponents, belote and declarations included. Then each writes its own, otherwise the opponents write everything.
rules-score-dedans = That is called dedans.
rules-score-bayt = That is called bayt.
rules-score-inside = That is called inside (вътре).
rule-failed-declarations =
    { $value ->
        [keep] The loser keeps the declarations.
       *[to-defenders] The loser's declarations go to the opponents.
    }
rule-belote-stays =
    { $value ->
        [yes] Belote stays with its side.
       *[no] The loser's belote goes to the opponents.
    }
rule-litige =
    { $value ->
        [carry] Equal points: the taker's wait for the winner of the next deal.
        [taker-wins] Equal points: the taker wins.
       *[dedans] Equal points: the taker fails.
    }
rule-litige-includes-belote =
    { $value ->
        [yes] The belote waits with them.
       *[no] The belote does not wait.
    }
rule-contra-multiplies =
    { $value ->
        [bid-only] After a contra the winner writes all the cards and the multiplied price.
       *[all] After a contra the winner writes 160 and the price twice, after a surcontra four times; the other side's cards do not count.
    }
rule-double-extras =
    { $value ->
        [yes] Belote and declarations are multiplied too.
       *[no] Belote and declarations are not multiplied.
    }
rules-contra-bound = After a contra the loser gives up everything, points are multiplied by 2 or 4.
rule-capot-bonus =
    { $value ->
        [yes] { "" }
       *[no] There is no premium for all the tricks.
    }
rule-capot-points =
    { $value ->
        [252] Capot, all the tricks, is 252 instead of the cards.
       *[250] Capot, all the tricks, is 250 instead of the cards.
    }
rules-capot-premium = Capot, all the tricks, is 90 more: 252 instead of 162.
rule-capot-in-contra =
    { $value ->
        [yes] After a contra capot counts 250 instead of 160.
       *[no] After a contra capot does not count.
    }
rule-defence-capot-bonus =
    { $value ->
        [yes] The same for the defence.
       *[no] A capot of the defence is worth nothing more.
    }
rule-capot-takes-declarations =
    { $value ->
        [yes] Capot takes the other side's declarations too.
       *[no] { "" }
    }
rule-rounding =
    { $value ->
        [nearest10] The result is rounded to tens, five up.
       *[none] Points are not rounded.
    }
rules-no-trumps-double = In NT card points are doubled.
rules-no-trumps-double-all = In NT the whole sum is doubled.
rules-match-points = Points are divided by ten: a last digit above 6 (NT 5, AT 4) goes up, below it down; if both end in it, the smaller goes up.
rule-hanging-half =
    { $value ->
        [down] Half a hanging point is lost.
       *[up] Half a hanging point hangs.
    }
rules-valat = Valat, all the tricks, is 9 match points more.
rule-valat-mult =
    { $value ->
        [yes] Contra multiplies the valat too.
       *[no] Contra does not multiply the valat.
    }
rule-nt-doubles-valat =
    { $value ->
        [yes] In NT the valat is doubled.
       *[no] { "" }
    }
rule-contra-void-on-valat =
    { $value ->
        [yes] With a valat the contra is void.
       *[no] { "" }
    }
rule-kirtik =
    { $value ->
        [yes] Kirtik: a deal without a trick is minus 10.
       *[no] No kirtik: nothing is taken off for a deal without a trick.
    }

## End of the match

rule-target = The first side to reach { $value } wins; it is looked at after each deal.
rule-deals = So many deals are played: { $value }. The side with the higher total wins; with equal totals there is one more deal.
rule-both-over =
    { $value ->
        [taker] If both reach it, the takers of that deal win.
        [defenders] If both reach it, the defenders of that deal win.
       *[higher] If both reach it, the higher total wins; if equal, play goes on.
    }
rule-end-on-valat =
    { $value ->
        [yes] { "" }
       *[no] A deal with a valat does not end the match: the next one decides.
    }
rule-need-trick-for-belote-win =
    { $value ->
        [yes] A match is not won by belote alone, without a trick.
       *[no] { "" }
    }
rule-claim-out =
    { $value ->
        [yes] Claim (доезд): on your turn you may say that you already have enough. What counts: the score before, tricks won, winning combinations, a belote shown. Right wins the match, wrong loses it.
       *[no] { "" }
    }
