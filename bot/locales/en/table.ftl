### The table during a match: card of the deal, last trick, fair deal. Arguments are described in ru/table.ftl.

## Thread

table-thread-name = Belote · table { $table }
table-thread-intro = Welcome to table { $table }! Open your cards with “My cards”: only you see them.

## Card of the deal

table-heading = Deal { $deal } · dealer { seat-name }
table-terms = Match to { $target } · { $game }
table-score = Score: { $parts }
table-score-part = { $who } { $points }
table-tricks = Tricks: { $parts }
table-tricks-part = { $who } { $n }
table-contract = Contract: { $bid }, { $member } ({ seat-name }){ doubling-suffix }
table-auction-none = No bids yet.
table-raspasy = All passed · trumps { $trump } · each trick counts minus
table-open-cards = Face up ({ seat-name }): { $cards } · { $n } under them
table-announced = Announced ({ seat-name }): { $kinds }
table-trick-empty = The table is empty: waiting for the first card.
table-last-trick = Last trick: { $cards } → { seat-name }
table-turn-play = To play: { $member } ({ seat-name })
table-turn-call = To speak: { $member } ({ seat-name })
table-passed-out = Deal { $deal }: everybody passed, the cards are dealt again.
table-deal-done = Deal { $deal } is over
table-next-deal = Next deal: { $link }

## Buttons

table-button-hand = My cards
table-button-score = Score
table-button-last = Last trick
table-button-next = Next deal

## Reminders (removed after the move)

table-ping-play = { $member }, your turn.
table-ping-call = { $member }, your call in the auction.

## What happened at the table

table-closed-host = The host closed the table. The match is unfinished.
table-closed-moderator = A moderator closed the table. The match is unfinished.

## Last trick (seen by whoever asked)

last-trick-title = Trick { $number } · { count-points }
last-trick-line = { seat-name }: { $card }
last-trick-winner = { seat-name } takes the trick.
last-trick-none = There have been no tricks in this deal yet.

## Fair deal

fair-short = Fingerprint of the match secret: `{ $hash }…`
fair-commitment = The secret of the match is already chosen; this is its fingerprint (SHA-256): `{ $hash }`. The secret and your own clicks make the order of the cards in every deal. After the match the secret is shown, and anybody can check that nobody picked the cards.
fair-revealed = The secret of the match: `{ $secret }` (fingerprint `{ $hash }…`)
fair-next = Fingerprint of the next match's secret: `{ $hash }…`
fair-check = To check the deals: `/verify`. Record of the match: `/table export`.
