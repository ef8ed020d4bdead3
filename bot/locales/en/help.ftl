### Help: three screens for a newcomer, the club's hints, questions and answers. Arguments are described in ru/help.ftl.

cmd-help =
    .name = help
    .description = First steps, how tricks are taken, how the club works, questions

help-title =
    { $page ->
        [first] Belote · first steps
        [tricks] Belote · tricks and points
        [club] Belote · how the club works
        [hints] The club's hints
       *[faq] Questions and answers
    }
help-button-page =
    { $page ->
        [first] 1 Start
        [tricks] 2 Tricks
        [club] 3 Club
        [hints] Hints
       *[faq] Questions
    }
help-button-practice = Practice deal
help-button-rules = All the rules

help-text-first =
    Belote is a game of two pairs. Your partner sits opposite. Pairs take tricks and write points for the cards. A match goes to { $target }.

    {""}**Sit down**
    • `/table join`: where a seat is free.
    • `/table open`: a table of your own. “+ robot” fills empty seats.

    {""}**See your cards**
    • “My cards” on the table. Only you see them.

    {""}**The auction**
    • A bid is a price and a trump: that many points your pair promises. Prices from { $min } to { $max } in steps of { $step }.
    • Pick the price, press the trump. Nothing to promise? “Pass”.
    • The highest bid is played.

    {""}**Play**
    • Press a card. Grey ones are not allowed now, and the reason is above the cards.

    Not ready for people yet? Play a practice deal with robots: everything is explained, nothing counts.
help-text-tricks =
    • A trick is one card from everybody. The highest card of the suit led takes it, or the highest trump if there is one.
    • Whoever takes it leads the next.
    • If you hold the suit led, you must play it.
    • If not, you must trump, higher than a trump on the table. If your partner holds the trick, any card will do.
    • If trumps are led, play a higher one if you have it.
help-text-score =
    • The last trick is worth 10 more. 162 in all.
    • Tierce (three in a row) 20, quarte 50, quint 100, carré (four of a kind) from 100. King and queen of trumps, the belote, 20. The table finds them.
    • If you make what you promised, you write the price and all that is yours. If not, the opponents write 160 and the price.
help-text-club =
    • **Live:** { $seconds ->
        [0] as long as you like.
       *[other] { $seconds } s a move. No answer: the table waits { $grace } s more, then a robot makes one move.
    }
    • **By days:** { $hours ->
        [0] as long as you like.
       *[other] { $hours } h a move, days of reserve a month: { $reserves }.
    }
    • **Leave:** “⋯ More” on the table or `/table leave`. A robot keeps the seat. Come back: `/table resume`.
    • **Thanks:** after a match thank your partner, by the button or `/thanks`. That raises the standing.
    • **Profile:** `/profile`. Reliability is how often matches are played to the end.
    • **Complaint:** `/report new` or the menu of a message. Your name is hidden, a person answers.
    • **Settings:** `/settings`: language, cards, letters, quiet hours. Your data: `/privacy`.
    • **The past:** `/history`, `/replay` card by card, `/analysis` by the robots, `/verify` for fair dealing.
    • **At home with real cards:** the score pad `/scorepad`.
help-text-hints =
    {""}**The game**
    • The jack and the nine of trumps are the most valuable cards. Do not hurry to give them to the other pair's trick.
    • A bid is a promise for two. When you think of a price, remember your partner: you will make it together.
    • Combinations count towards the bid. A tierce or a carré in hand is a reason to bid more boldly.
    • The last trick is worth 10 points. Sometimes it decides the deal.

    {""}**The club**
    • Pace. Do not be afraid of a pause to think, the club does not hurry you. { $seconds ->
        [0] Live there is no limit for a move,
        [one] Live you have { $seconds } second a move,
       *[other] Live you have { $seconds } seconds a move,
    } { $hours ->
        [0] by days as long as you like.
        [one] by days { $hours } hour.
       *[other] by days { $hours } hours.
    }
    • Leaving and coming back. Closed Discord by accident? A live match waits { $grace ->
        [one] { $grace } second
       *[other] { $grace } seconds
    } more, a match by days a day of your reserve. Unfinished matches are in `/table list`: go on when it suits you.
    • Afterwards. A few warm words to your partner raise the standing and the mood of the club.
    • Complaint. Rudeness or mockery after a match: “Report” on the card. Anonymous, a moderator answers within 4 hours.
help-faq-hint = Choose a question from the list.
help-faq-choose = What to ask

## Questions

faq-seat = How do I sit down at a table?
    .answer = `/table join` shows tables with a free seat. Or press a free seat on a table's card in the channel: the seat also chooses the partner, who sits opposite. All tables: `/table list`.
faq-alone = Can I play with robots only?
    .answer = Yes. `/table open` with robots on the other seats: novice, usual or master. And `/practice` is one deal with explanations that nobody but you sees.
faq-cards = Who sees my cards?
    .answer = Only you, until the deal ends. Once it is scored, the table shows all hands, so that everybody can check the score.
faq-grey = Why is a card grey and cannot be pressed?
    .answer = The rules do not allow it now, mostly because one must follow suit. The reason is written above the cards. In a practice deal (`/practice`) you may press any card and the refusal is explained.
faq-undo = Can I take a move back?
    .answer = No: everybody has seen the card. If your finger often slips, turn on “Ask before a card” in `/settings`.
faq-partner = My partner holds the trick. Must I trump?
    .answer = Not if you are out of the suit led: any card will do, and it is a good moment to lay points into the trick. But you must follow suit if you can. And if trumps are led, a higher one is played on the partner's too. That is the club's game; for others see `/rules`.
faq-small = Why did I have to play a small trump?
    .answer = In the club's game, if you cannot follow suit and the opponents have trumped higher than you can, you must play a trump all the same. Other games differ, see `/rules`.
faq-failed = Why did the contract fail, although we took more than they did?
    .answer = In the club's game it is not more or less that counts but the promise: tricks, belote and the scored combinations of your pair must make at least the price. You see it line by line in the result of the deal and under “Score”.
faq-unwritten = Why was my combination not scored?
    .answer = Only the pair with the highest combination scores, and then all of its own. A carré beats a run, a long run beats a short one, then the highest card decides, then trumps. If all that is equal, nobody scores. The belote is not compared.
faq-belote = What is the belote?
    .answer = King and queen of trumps in one hand: 20 points. You need not say anything, the table finds it. In the club's game it stays yours even if the contract fails.
faq-late = What happens if I am too late?
    .answer =
        { $seconds ->
            [0] Live there is no limit for a move here.
           *[other] Live you have { $seconds } s a move, then once the table waits { $grace } s more. After that a robot decides, only this move; in the auction it passes. After a third miss in a row or a fifth in the match a robot keeps your seat until you press “Come back”.
        } { $hours ->
            [0] By days there is no limit for a move.
           *[other] By days you have { $hours } h a move, your reserve is used first, and you are reminded.
        }
faq-leave = Can I leave in the middle of a match?
    .answer = Yes: “⋯ More”, “Leave the match”, or `/table leave`. A robot keeps the seat and you may come back at any moment: `/table resume` and “Come back”. At a public table leaving for good lowers your reliability; at a private one it does not.
faq-days = Can I play without hurry, by days?
    .answer =
        Yes: `/table open` with the pace by days. { $hours ->
            [0] There is no limit for a move.
           *[other] You have { $hours } h a move.
        } The channel tells you when it is your turn, a card can be set in advance, and in your quiet hours (`/settings`) nobody reminds you.
faq-rigged = Who deals the cards? Are they chosen?
    .answer = The order of cards follows from a secret, whose fingerprint the table shows beforehand, and from the clicks of the players. After the match the secret is open: `/verify` recomputes all deals. Robots see only their own cards.
faq-same = What is an event of duplicate deals?
    .answer = `/table duplicate` opens several tables with the same cards. Until all have finished only those at a table see its cards and score, then the bot compares who did better with the same cards.
faq-standing = What are standing and reliability?
    .answer = Standing is the thanks of your partners after matches. Reliability is how often you play matches at public tables to the end. They are different things. Standing neither opens nor closes anything.
faq-avoid = I do not want to play with somebody any more. What can I do?
    .answer = `/profile` of that member, “Not at one table”. Nobody learns of it, and it can be undone there. If somebody was rude, complain as well: `/report new`.
faq-report = Will they learn who complained?
    .answer = Players and moderators will not: the name is stored encrypted. Only two people together can open it, one of them the owner of the server, and you will be told. Questions and the answer: `/report mine`.
faq-home = We play at home with real cards. Can the bot help?
    .answer = Yes: `/scorepad new` begins a score pad. You write who took the contract and the points of one side, the pad computes the rest. Mistakes can be corrected or undone.
