### The auction: the words said at the table, and the panel of whoever speaks. Arguments are described in ru/auction.ftl.

## Words of the auction

call-pass = pass
call-take =
    { $bidding ->
        [orders] play
       *[other] take
    }
call-contra = contra
call-surcontra = surcontra
call-third-double = third double
call-bid =
    { $price ->
        [0] { $trump }
        [250] capot { $trump }
       *[other] { $price } { $trump }
    }
doubling-suffix =
    { $multiplier ->
        [1] { "" }
        [2] { " · contra" }
        [4] { " · surcontra" }
       *[8] { " · stake ×8" }
    }

## Panel

auction-title = Auction · your call
auction-title-waiting = Auction · { seat-name } speaks
auction-standing = Last bid: { $bid }, { seat-name }{ doubling-suffix }
auction-none = No bids yet.
auction-said = { seat-name }: { $calls }
auction-price-picked = A bid of { $price }, or choose another price. Then press trumps.
auction-frozen = Contra was said, the price cannot be raised.
auction-turned-card = Turned card: { $card }
auction-turned-first = First round: take this suit or pass.
auction-turned-second = Second round: name another suit or pass.
auction-orders-first = First round: “play” in this suit or pass.
auction-orders-second = Second round: another suit, NT, AT or pass.
auction-over-contra = A higher bid cancels the contra.
auction-must-choose = Mus: everybody passed, and you must name a contract.
auction-price-placeholder = Price of the bid
auction-price-option =
    { $price ->
        [250] Capot
       *[other] { $price }
    }
auction-button-take =
    { $bidding ->
        [orders] Play
       *[other] Take
    }
auction-button-pass = Pass
auction-button-contra = Contra
auction-button-surcontra = Surcontra
