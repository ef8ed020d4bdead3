### Refusals: one sentence for each error code, key error-<code>. Arguments are described in ru/errors.ftl.

## Turn and seat

error-not-your-turn = It is not your turn.
error-out-of-turn = It is another seat's turn.
error-not-seated = You are not sitting at this table.
error-stale-view = The game has moved on. Here is the table as it is now.
error-wrong-phase = That cannot be done now: the deal is at another stage.
error-game-over = The match is already over.
error-action-already-done = That is already done.

## Cards

error-must-follow = You must play { suit-accusative }.
error-must-trump = You cannot follow suit: you must trump.
error-must-overtrump = You must play a higher trump.
error-must-beat = You must play a higher card.
error-must-undertrump = You cannot go higher, but you must still play a trump.
error-card-not-in-hand = You do not have that card.

## Auction

error-bid-too-low = That is too low: name a higher price.
error-bid-not-in-steps = There is no such price in the auction: choose one from the list.
error-bid-too-high = This game has no price that high.
error-nothing-to-double = There is nothing to double yet.
error-own-contract = Contra answers a bid of the opponents.
error-already-doubled = This bid is already doubled.
error-contract-frozen = After a contra the price cannot be raised.
error-not-doubled = Surcontra answers a contra, and nobody has said one.
error-not-declarer = Only the pair whose bid it is may say surcontra.
error-call-not-in-game = That is not said in this game.
error-strain-not-in-game = In this game only a suit can be trumps.

## Tables

error-table-full = All seats at this table are taken.
error-seat-taken = That seat is taken. Please choose another.
error-already-seated = You are already sitting at this table.
error-table-closed = This table is closed.
error-table-not-found = There is no such table.
error-not-host = That is for the host of the table to decide.
error-not-full = There are still free seats at the table.
error-match-running = The match has already begun.
error-lobby-expired = This table waited too long for players and has closed. Open a new one: `/table open`.
error-robots-only = At least one seat must be a person's.
error-not-finished = The match is not over yet.

## Server and bot

error-missing-permission = The bot lacks permissions in this channel: { $rights }. Please ask an administrator to add them.
error-channel-unsuitable = A table cannot be opened here. It needs an ordinary text channel of the server.
error-storage-trouble = That could not be saved. The game is not lost: please try again in a minute.
error-internal-error = Sorry, something broke. If it happens again, give a moderator the number { $reference }.

## Records and settings

error-record-malformed = This match record cannot be read.
error-unknown-card = The record names a card that is not in the pack.
error-unknown-call = The record has a word that is not in the auction.
error-unknown-strain = The record names a trump that does not exist.
error-unknown-preset = The club has no such game.
error-unknown-option = This game has no such rule.
error-bad-option = This rule cannot have that value.
error-conflicting-options = These rules contradict each other.
error-settings-wrong = The bot's settings are wrong.
