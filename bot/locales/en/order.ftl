### The picture of card order in the rules: titles of its rows, and the same in words (up to 1024 characters).

order-kind =
    { $row ->
        [trump] Trumps
        [all-trumps] every suit at all trumps
        [no-trumps] every suit at no trumps
       *[plain] Plain suit
    }
order-card = { rank-name } { $n }
order-alt = { $label }, from the highest card, with points: { $cards }.
