### Time and absence: deadlines, pauses, substitutes, questions at the table, cards set in advance.
###
### Arguments: $when, $members, $n, $length; the others as in common.ftl.

## On the table's card

people-grace = { $member } does not answer. We wait a little longer, the time is over { $when }. Then a robot makes one move.
people-unwilling = Would rather not wait: { $members }.
people-reserve = Spare time is running: { $member }.
people-pause = A pause for { $member }. The clocks go on { $when }.
people-pause-ending = Ready to play on: { $members }.
robot-for = robot (for { $member })

notice-missed = A robot made a move for { $member }.
notice-kept = No answer for long, and a robot plays the seat of { $member }. Coming back is possible at any time.
notice-left = { $member } leaves the match. A robot plays the seat.
notice-gone = { $member } is no longer in the club or cannot see this channel. A robot plays the seat.
notice-back = { $member } is back at the table.
notice-reserve = { $member } spends a day of this month's spare time.
notice-paused = A pause for { $member }.
notice-resumed = The pause is over.
notice-substituted = { $member } now plays as a substitute.
notice-claim-failed = That cannot be played: not all the remaining tricks belong to { $member }. We play on.

ask-surrender = { $member } proposes to give up. The partner decides.
ask-claim = { $member }: “The rest is mine.” Opponents, do you agree?
ask-pause = { $member } proposes a pause, the clocks would go on { $when }. Does everybody agree?
ask-substitute = { $member } would take a seat as a substitute: { seat-name }. The partner decides.
ask-choice = Nothing has been heard of { $member } for three days. How do we go on? The majority decides.

people-button-menu = ⋯ More
people-button-here = I am here
people-button-nowait = Do not wait
people-button-back = Come back
people-button-unpause = Go on
people-button-substitute = Take the seat
people-button-yes = Yes
people-button-no = No
way-wait = Wait
way-robot = Let the robot play
way-substitute = Look for a substitute
way-stop = End without a score

## The menu “More” (seen by who pressed)

menu-title = Table { $table } · what else you can do
menu-hint = One pause a match. A match can be given up from the third deal on, together with your partner. You can always leave: a robot plays your seat, and you may come back.
menu-button-pause = Pause 3 min
menu-button-pause-days =
    { $n ->
        [one] Pause for { $n } day
       *[other] Pause for { $n } days
    }
menu-button-rest = The rest is mine (up to { $n })
menu-button-surrender = Give up
menu-button-leave = Leave the match
menu-button-stay = Stay
menu-leave-question = Leave the match? A robot plays your seat until you come back or a substitute takes it. If you do not come back, at a public table this lowers your reliability.
menu-done = Done, the table can see it.
menu-left = A robot plays for you. You may come back at any time.

## The hand

hand-deadline = The time to answer is over { $when }.
hand-kept = A robot is playing for you. Press “Come back” and the next move is yours.

## A card in advance (seen only by the owner of the hand)

condition-title = A card in advance
condition-hint = Choose which suit is led and your card for that case. It is played if it is legal then; after your move everything set is forgotten.
condition-set = Set in advance:
condition-led = if { suit-accusative } is led: { $card }
condition-any = in any other case: { $card }
condition-card = Which card to play
condition-button = A card in advance
condition-button-drop = Drop what is set
condition-button-suit =
    { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }
condition-button-any = Any suit

## Reminders and the list of tables

table-ping-absent = { $member }, the table is waiting for you. The time is over { $when }.
table-ping-reminder = { $member }, a reminder: it is your move, the time is over { $when }.
table-closed-deserted = The table is closed: only robots were left. The match is not finished.
table-closed-stopped = The players decided to end without a score.
substitute-asked = The partner has been asked. With a yes the seat is yours.
list-turn = { $member } to move
list-until = the time is over { $when }
list-length = usually { $length }

## Refusals

error-seat-kept = A robot is playing for you. Press “Come back” and the next move is yours.
error-not-awaited = Nobody is waiting for you now.
error-nobody-absent = There is nobody to wait for: the time to move is not over yet.
error-seat-not-kept = There is nothing to come back to: you are playing at this table.
error-no-place = This table needs no substitute now.
error-no-question = This question needs no answer any more.
error-not-asked = This question is not for you.
error-not-live = The short pause is for live tables. By days you agree on a date.
error-not-by-days = That is possible only at a table by days.
error-pause-running = The clocks are standing already.
error-pause-used = You have had your pause in this match.
error-pause-too-long = A pause lasts two weeks at most.
error-no-pause = There is no pause now.
error-surrender-too-early = A match can be given up from the third deal on.
error-surrender-used = You have already proposed to give this match up.
error-claim-not-now = The rest is claimed on your own turn, with at most four tricks to come.
error-claim-unproved = It is not certain yet, and there is nobody to ask. Let us play on.
error-too-many-conditions = No more cards can be set in advance. Drop the earlier ones first.
