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

## Commands

cmd-thanks =
    .name = thanks
    .description = Thank your partner, take thanks back, read what you were told

## The card and the choice of words

thanks-button = Thank your partner
thanks-ask = You can thank your partner for this match: { $member }. The time is over { $when }.
thanks-hidden = Both of you see the words at the same moment: when both have given thanks or when the time is over.
thanks-placeholder = Choose words
thanks-phrase =
    { $phrase ->
        [good-game] Thanks for the game!
        [good-partner] A pleasure to play with you
        [understood] We understood each other
        [brave-bid] A great bid!
        [calm] Thanks for staying calm and patient
        [learned] I learned something from you
        [again] Let us play again!
       *[close-fight] Well fought!
    }
thanks-button-own = In my own words
thanks-form-title = Thanks to your partner
thanks-form-words = Your words
thanks-form-hint = Up to 200 characters. Rude words can be reported like any message.
thanks-done = Your thanks are given.
thanks-given = To your partner ({ $member }): { $words }
thanks-not-seen = Nobody sees this yet. Both of you will, { $when } at the latest.
thanks-seen = The words are open to both of you now. What was said to you: `/thanks`.
thanks-withdrawn = You took back your thanks to { $member }. There is one for each match.
thanks-button-take = Take back

## The book of thanks

thanks-title = Thanks
thanks-no-matches = Your last matches will appear here: you can thank a partner for a day, in a match by days for three.
thanks-line-open = Match { $number }: partner { $member }, you can give thanks, the time is over { $when }
thanks-line-given = Match { $number }: thanks given ({ $member })
thanks-line-withdrawn = Match { $number }: you took your thanks back
thanks-line-refused = Match { $number }: { $reason }
thanks-button-match = Match { $number }
thanks-received-title = You were told
thanks-from = { $number }) { $member }: { $words }
thanks-words-gone = (words deleted)
thanks-button-report = Report words { $number }
thanks-letter = { $member } thanks you for the match
thanks-letter-hint = Server: { $club }. All thanks, and a complaint about words: `/thanks`. No more of these letters: `/settings`.
person-forgotten = deleted member
