### One more match with other pairs. $members are mentions, $side is a pair.

error-seats-changed = The seats at the table have changed. Look who plays with whom and press again.
error-no-partners = This game has no pairs.

rematch-button-partners = Change partners
rematch-seats = Next match
rematch-pair = { pair-name }: { $members }
rematch-hint = Everyone confirms the new pairs with “{ match-button-rematch }”.
