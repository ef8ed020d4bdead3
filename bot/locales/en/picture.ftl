### The picture of the table; the Russian catalog explains the arguments.

picture-auction = Auction
picture-contract = { $bid } · { seat-name }{ doubling-suffix }
picture-tricks = Tricks { $parts }
picture-last = Last trick → { seat-name }

picture-alt-table = Table { $table }, deal { $deal }, dealer { seat-name }.
picture-alt-turn = { seat-name } to play.
picture-alt-call = { seat-name } to speak.
picture-alt-contract = Contract: { $bid }.
picture-alt-turned = Turned card: { $card }.
picture-alt-trick = On the table: { $cards }.
picture-alt-said = { seat-name }: { $calls }.
picture-alt-place =
    { seat-name }: { $member }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
picture-alt-open =
    Face up ({ seat-name }): { $cards }{ $n ->
        [0] {""}
       *[other] ; face down under them: { $n }
    }.
picture-alt-last = Last trick ({ seat-name }): { $cards }.
replay-alt-hand = { seat-name }, { $member }: { $cards }.
