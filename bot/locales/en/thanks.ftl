### Thanks to the partner. Arguments are described in ru/thanks.ftl.

## Refusals

error-thanks-no-match = You have no such match here.
error-thanks-unfinished = This match was not played to the end, so there is nothing to thank for.
error-thanks-self = You cannot thank yourself.
error-thanks-not-partner = Thanks go to the partner, who sits opposite.
error-thanks-left = A robot finished this match for you, so you cannot thank for it.
error-thanks-robot-seat = A robot finished the match on your partner's seat, so there is nobody to thank.
error-thanks-robot-played = A robot made too many moves for one of you, so there are no thanks for this match.
error-thanks-late = The time for thanks for this match is over.
error-thanks-twice = You have given your thanks for this match: there is one for each.
error-thanks-own-block = This member is on your list “not at one table”.
error-thanks-unavailable = This member cannot be thanked now: some members take no thanks.
error-thanks-no-words = Write at least one word.
error-thanks-no-phrase = That phrase is gone. Choose another.
error-thanks-none = There are no such thanks.
error-thanks-reword-late = Words can be changed for 10 minutes, and only while nobody has seen them.
error-thanks-withdraw-late = Thanks can be taken back within 24 hours.
