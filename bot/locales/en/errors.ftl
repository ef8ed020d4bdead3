### Refusals: one sentence for each error code, key error-<code>. Arguments are described in ru/errors.ftl.

## Turn and seat

error-not-your-turn = It is not your turn.
error-out-of-turn = It is another seat's turn.
error-not-seated = You are not sitting at this table.
error-stale-view = The game has moved on. Here is the table as it is now.
error-old-control = That is an old button. Open the table again: `/table resume`.
error-wrong-phase = That cannot be done now: the deal is at another stage.
error-game-over = The match is already over.
error-action-already-done = That is already done.

## Cards

error-must-follow = You must play { suit-accusative }.
error-must-trump = You cannot follow suit: you must trump.
error-must-overtrump = You must play a higher trump.
error-must-beat = You must play a higher card.
error-must-undertrump = You cannot go higher, but you must still play a trump.
error-trump-too-low = A trump on your partner's trump must be higher.
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
error-turned-suit-refused = Everybody has already refused that suit.
error-first-round = In the first round only the turned suit can be taken.
error-announce-first = Say first whether you announce your combinations.
error-dealer-must-choose = Mus: everybody passed, and the dealer must name a contract.
error-nothing-to-announce = There is nothing to announce now.
error-nothing-to-claim = The match cannot be claimed now.

## Tables

error-table-full = All seats at this table are taken.
error-seat-taken = That seat is taken. Please choose another.
error-already-seated = You are already sitting at this table.
error-seat-unknown = There is no such seat at the table.
error-seat-empty = That seat is free already.
error-seat-human = A person sits there: only a robot can be removed.
error-table-closed = This table is closed.
error-table-not-found = There is no such table.
error-no-tables = You have no unfinished matches. Open a table: `/table open`.
error-not-host = That is for the host of the table to decide.
error-not-allowed = A running match is closed by a moderator.
error-not-full = There are still free seats at the table.
error-match-running = The match has already begun.
error-rules-frozen = The match has begun: the rules stay as they are.
error-too-many-seated = More people sit at the table than play this game.
error-match-not-running = No match is running at this table.
error-deal-running = Let us finish this deal first.
error-lobby-expired = This table waited too long for players and has closed. Open a new one: `/table open`.
error-robots-only = At least one seat must be a person's.
error-not-finished = The match is not over yet.
error-match-not-found = There is no such match.
error-match-unreadable = This match cannot be opened. Please give a moderator the number { $reference }.

## Server and bot

error-missing-permission = The bot lacks permissions in this channel: { $rights }. Please ask an administrator to add them.
error-channel-unsuitable = A table cannot be opened here. It needs an ordinary text channel of the server.
error-storage-trouble = That could not be saved. The game is not lost: please try again in a minute.
error-unexpected = Sorry, something broke. If it happens again, give a moderator the number { $reference }.

## Records and settings

error-record-malformed = This match record cannot be read.
error-unknown-card = The record names a card that is not in the pack.
error-unknown-call = The record has a word that is not in the auction.
error-unknown-strain = The record names a trump that does not exist.
error-unknown-preset = The club has no such game.
error-unknown-option = This game has no such rule.
error-bad-option = This rule cannot have that value.
error-conflicting-options = These rules contradict each other.
error-players-not-in-game = This game is not played by that many.
error-settings-wrong = The bot's settings are wrong.
error-demo-missing = The demo needs more packages: pip install "belote-club[demo]"
error-demo-port = The port of the page is taken. Name another or stop the program that holds it.

## Places of a record where something is wrong

error-unknown-format = This is no match record: the format is unknown.
error-bad-seat = There is no such seat at a table.
error-bad-deck = The pack is incomplete or has cards too many.
error-not-an-object = A JSON object is expected here.
error-not-a-list = A JSON list is expected here.
error-not-text = Text is expected here.
error-not-json = This is not JSON.
error-not-hex = Hexadecimal digits are expected here.
error-wrong-count = Another number of elements is expected here.
error-bad-choice = There is no such value here.
error-deal-unfinished = Another deal follows an unfinished one.
error-log-inconsistent = The log of the match contradicts itself.
error-no-fairness = The record has no data about a fair deal.
error-unknown-algorithm = The way of dealing is unknown.
error-secret-not-revealed = The secret is shown when the match is over.

## Storage (seen by the administrator)

error-store-error = The storage does not answer.
error-storage-failed = Writing to the database failed. Check the free space and the rights on the file.
error-database-unavailable = The database cannot be opened. Check the path and the rights on the file.
error-database-in-use = Another bot works with this database already. Stop that one first, or choose another file in BELOTE_DATABASE.
error-database-damaged = The database file is damaged. Stop the bot, keep the file, and put back your last backup.
error-database-closed = The database is closed already.
error-database-newer = The database was written by a newer program. Please update the program.
error-migration-name = A migration file is not named NNNN_name.sql.
error-migration-duplicate = Two migrations have the same number.
error-migration-gap = A migration is missing. Please install the program again.
error-migration-incomplete = A migration stops in the middle of a statement.
error-migration-transaction = A migration begins or ends a transaction itself.
error-migration-failed = A migration failed. The database is as it was.
error-table-missing = The table is not in the database.
error-stale-revision = The table changed while it was being changed.
error-match-missing = The match is not in the database.
error-match-finished = The match is over, its log is closed.
error-stale-sequence = The log of the match is already longer.
error-duplicate-interaction = This click is stored already.
error-unreadable-event = The database has an event that this program does not know.
error-unreadable-rules = The database has a rule that this program does not know.

## The score pad
error-pad-points-range = There are not that many points in a deal.
error-pad-points-sum = The points of the sides do not add up to the deal.
error-pad-points-missing = Points are missing: give those of all sides but one.
error-pad-capot-points = After a capot the others have no points.
error-pad-bad-side = There is no such side in this game.
error-pad-bad-price = There is no such bid in this game.
error-pad-bad-combination = There is no such combination.
error-pad-no-deal = There is no such deal on the pad.
