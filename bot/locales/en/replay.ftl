### Past matches; the Russian catalog explains the arguments.

history-title = Finished matches · { $member }
history-empty = No finished matches yet.
history-row =
    { $won ->
        [yes] ✓ **No. { $number }** · { $when } · { $game } · won · { $score } · at the table: { $members }
       *[no] ✗ **No. { $number }** · { $when } · { $game } · lost · { $score } · at the table: { $members }
    }
history-choose = Open a match
history-choice = No. { $number } · { $game } · { $score }
history-older = Older
history-newest = Newest

replay-match = Match No. { $number }
replay-title = Match No. { $number } · deal { $deal } of { $n }
replay-before = Before this deal: { $parts }
replay-dealer = Dealer: { seat-name }
replay-auction = Auction: { $parts }
replay-said = { seat-name }: { $calls }
replay-contract = Contract: { $bid }, { seat-name }{ doubling-suffix }
replay-trick = Trick { $number }: { $cards }
replay-taken = { seat-name }, { count-points }
replay-surrendered = The match was given up by { $who }
replay-winner = Won by { $who } · { $score }

replay-button = Replay
replay-deal-back = ← Deal
replay-back = ← Card
replay-ahead = Card →
replay-deal-ahead = Deal →
replay-jump = A trick of this deal
replay-jump-hands = Hands and auction
replay-jump-trick = Trick { $number } → { seat-name }, { count-points }
replay-jump-broken = Trick { $number }, not finished
replay-jump-score = Score of the deal
replay-jump-other = Another deal
replay-jump-deal = Deal { $deal }
replay-share = Show everybody
replay-text = As text
replay-record = Record (JSON)
replay-verify = Verify

verify-title = Fair deal · match No. { $number }
verify-fair =
    { $n ->
        [one] The cards were dealt fairly: { $n } deal recomputed, it matches.
       *[other] The cards were dealt fairly: { $n } deals recomputed, all match.
    }
verify-wrong = These deals do not match: { $parts }. Show this to the server's administrator.
verify-unfair = The match failed the check. Show this to the server's administrator.
verify-commitment = 1. Before the first deal the table showed the fingerprint of a secret: `{ $hash }`
verify-secret = 2. After the match the secret is open: `{ $secret }`
verify-secret-good = The SHA-256 of this secret is that fingerprint: the secret was not exchanged.
verify-secret-bad = The SHA-256 of this secret is another fingerprint: the secret was exchanged.
verify-shares = 3. Everybody gave a share: { $parts }. The table could not know it beforehand.
verify-share = { seat-name } { $code }
verify-dealer-good = 4. The first dealer is the one drawn by lot from the secret and the shares.
verify-dealer-bad = 4. The first dealer is not the one drawn by lot.
verify-deck-good = **Deal { $deal }: the deck from the secret and the shares is the one that was played.** In dealing order:
verify-deck-bad = **Deal { $deal }: the deck played is not the one that follows from the secret and the shares.** In dealing order:
verify-how = To check without the bot: take the record (JSON) of the match and run `belote verify`.
