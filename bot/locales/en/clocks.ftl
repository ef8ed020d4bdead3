## Time and absence

error-seat-kept = A robot is playing for you. Press “Come back” and the next move is yours.
error-not-awaited = Nobody is waiting for you now.
error-nobody-absent = There is nobody to wait for: the time to move is not over yet.
error-seat-not-kept = There is nothing to come back to: you are playing at this table.
error-no-place = This table needs no substitute now.
error-substitute-refused = This seat cannot be taken right now.
error-no-question = This question needs no answer any more.
error-not-asked = This question is not for you.
error-not-live = The short pause is for live tables. By days you agree on a date.
error-not-by-days = That is possible only at a table by days.
error-pause-running = The clocks are standing already.
error-pause-used = You have had your pause in this match.
error-pause-too-long = A pause ends in the future, but not later than in two weeks.
error-no-pause = There is no pause now.
error-surrender-too-early = A match can be given up from the third deal on.
error-surrender-used = You have already proposed to give this match up.
error-claim-not-now = The rest is claimed on your own turn, with at most four tricks to come.
error-claim-unproved = It is not certain yet, and there is nobody to ask. Let us play on.
error-too-many-conditions = No more cards can be set in advance. Drop the earlier ones first.
