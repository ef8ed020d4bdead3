### The auction: the words said at the table, and the panel of whoever speaks. Arguments are described in ru/auction.ftl.

## Words of the auction

call-pass = pass
call-take = take
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

auction-title = Auction · your word
auction-title-waiting = Auction · { seat-name } speaks
auction-standing = Last bid: { $bid }, { seat-name }{ doubling-suffix }
auction-none = There were no bids yet.
auction-said = { seat-name }: { $calls }
auction-price-picked = A bid of { $price }, or choose another price. Then press trumps.
auction-frozen = Contra was said, the price cannot be raised.
auction-price-placeholder = Price of the bid
auction-price-option =
    { $price ->
        [250] Capot
       *[other] { $price }
    }
auction-button-pass = Pass
auction-button-contra = Contra
auction-button-surcontra = Surcontra
