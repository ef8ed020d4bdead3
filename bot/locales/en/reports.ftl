### Complaints: filing, answering, deciding, appealing; the log and the club's settings. Arguments: see ru/reports.ftl.

## Refusals

error-old-form = This form is out of date. Open it again.
error-report-not-found = There is no such case.
error-report-no-text = Write at least a few words.
error-report-self = You cannot complain about yourself.
error-report-robot = You cannot complain about a robot.
error-report-too-fast = Too often. Wait a few minutes and send it again.
error-report-many-open =
    { $n ->
        [one] You have { $n } open complaint already. Wait for the answer: `/report mine`.
       *[other] You have { $n } open complaints already. Wait for an answer: `/report mine`.
    }
error-report-many-today =
    { $n ->
        [one] No more than { $n } complaint can be filed in a day.
       *[other] No more than { $n } complaints can be filed in a day.
    }
error-report-twice = You have already reported this member for this match. To add something: `/report mine`.
error-report-form-gone = This form was sent already or is too old. Open it again.
error-report-taken = Another moderator has the case, or you have another one open.
error-report-not-held = Take the case first: your time for it may have run out.
error-report-closed = This case has been decided.
error-report-record-only = The complaint is for the record only: the member is not told of it, so only a note without consequences is possible.
error-report-merge-other = Only open cases about the same member can be merged.
error-report-no-question = Nobody has asked you anything.
error-report-appeal-late = The time for an appeal is over.
error-report-appeal-twice = There has been an appeal against this decision.
error-report-two-people = It takes two: the server's owner and another moderator.
error-report-seal-gone = Nothing is known of the reporter any more: it was kept for its time only.
error-report-moderators-only = This is for the club's moderators.
error-report-managers-only = This needs the right “Manage Server”.
error-report-owner-only = This is for the server's owner only.
error-lobby-barred = You cannot sit down at tables until { $when }: a moderator decided so. More: `/report mine`.
error-text-barred = You cannot add words of your own until { $when }: a moderator decided so. More: `/report mine`.

## Commands

cmd-report =
    .name = report
    .description = Complaints: file one, read the answer, deal with them
cmd-report-new =
    .name = new
    .description = Complain anonymously; a person answers
cmd-report-mine =
    .name = mine
    .description = Your complaints, questions to you, decisions about you
cmd-report-queue =
    .name = queue
    .description = The queue of complaints (moderators)
cmd-report-case =
    .name = case
    .description = Open a case (moderators)
cmd-report-stats =
    .name = stats
    .description = How many complaints, and how fast they were answered, by month
cmd-report-audit =
    .name = audit
    .description = The log of what moderators did, as a file (server's owner)
cmd-club =
    .name = club
    .description = The club's settings on this server
cmd-club-setup =
    .name = setup
    .description = Moderators' role, channel of the queue, language
cmd-club-check =
    .name = check
    .description = What is missing, and what does not work because of it
cmd-club-settings =
    .name = settings
    .description = What is set now
opt-case =
    .name = case
    .description = The case's code
menu-report-member =
    .name = Report
menu-report-message =
    .name = Report

## Words

report-group =
    { $group ->
        [words] insult or mockery
        [conduct] stalling or leaving
        [collusion] collusion
        [spam] advertising or spam
        [threat] threat or hate
       *[other] something else
    }
report-reason =
    { $reason ->
        [insult] Insult
        [mockery] Mockery
        [stalling] Stalling the game
        [leaving] Leaving a match
        [collusion] Collusion
        [spam] Advertising or spam
        [threat] Threat or hate
       *[other] Something else
    }
report-ground =
    { $ground ->
        [log] the record of the match shows it
        [message] the message shows it
        [admitted] the member admits it
        [no-fault] no rule was broken
        [unproven] there are not enough facts
        [personal] a personal dislike, not a breach
        [gone] the member is no longer in the club
       *[other] something else
    }
report-step =
    { $step ->
        [note] note without consequences
        [warning] warning
        [no-text-1] no words of one's own for 1 day
        [no-text-3] no words of one's own for 3 days
        [no-text-7] no words of one's own for 7 days
        [no-lobby-1] no tables for 1 day
        [no-lobby-3] no tables for 3 days
        [no-lobby-7] no tables for 7 days
        [no-lobby-30] no tables for 30 days
       *[removal] propose removal to the owner
    }
report-reporter = Reporter-{ $pseudonym }
talk-sender =
    { $sender ->
        [you] You
        [moderator] Moderator
        [reporter] Reporter
        [other] Member
       *[club] Club
    }
sanction-until = until { $when }
sanction-ended =
    { $why ->
        [appeal] cleared by an appeal
       *[expiry] over
    }
count-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
report-button-complain = Report

## The form

report-form-title = Anonymous complaint
report-form-whom = About whom
report-form-about = About: { $member }
report-form-reason = Reason
report-form-words = What happened
report-form-words-hint = Up to 1000 characters. Write nothing that gives yourself away.
report-form-quiet = For the record only
report-form-quiet-hint = The member is told nothing, but nothing follows either.
report-receipt-title = Complaint { $case } received
report-receipt = A person answers no later than { $when }. The answer comes as a direct message; if yours are closed, `/report mine`.
report-receipt-hidden = Neither players nor moderators learn who files it. Technically, whoever has both the bot's database and its key could.

## My complaints

mine-title = Your complaints and decisions
mine-empty = Nothing here. To complain: `/report new`, or the menu on a message or a member.
mine-due = A person answers { $when }.
mine-in-work = A moderator is looking into it.
mine-outcome =
    { $outcome ->
        [confirmed] Decided: the breach is confirmed. Thank you for helping the club.
        [rejected] Decided: the breach could not be confirmed. Thank you for writing; new facts make a new complaint.
       *[withdrawn] The complaint was withdrawn.
    }
mine-asked = A moderator of the club is writing to you.
mine-appeal-until = You can appeal; the time is over { $when }.
mine-sent = Sent to the moderators.
mine-appealed = The appeal was received. Another moderator answers within a day.
mine-withdrawn = The complaint was withdrawn.
mine-button-write = Write to the moderator
mine-button-withdraw = Withdraw
mine-button-answer = Answer
mine-button-appeal = Appeal
mine-form-title = To the moderator
mine-form-words = Your words
mine-form-words-hint = The moderator sees only them, without a name. Up to 1000 characters.
appeal-form-title = Appeal
appeal-form-words = Why the decision is wrong
appeal-form-words-hint = One appeal per decision. Another moderator decides.

## Letters

letter-title = The club “{ $club }”
letter-hint-answer = To answer: `/report mine` on the club's server.
letter-hint-appeal = You disagree? For seven days you can appeal: `/report mine` on the club's server. Another moderator decides.
letter-verdict = Decision { $case }: a breach of the club's rules is confirmed ({ report-group }). Ground: { report-ground }. Measure: { report-step }, until { $when }.
letter-breach = We promised an answer in case { $case } and did not keep to it. We are sorry. The new time: { $when }.
told-question = A moderator of the club is writing to you (conversation { $case }):
told-closing-confirmed = A person has decided on your complaint { $case }: the breach is confirmed. Measures were taken; which, we do not tell. Thank you for helping the club.
told-closing-rejected = A person has decided on your complaint { $case }. The breach could not be confirmed, which is no reproach to you: thank you for writing. If there are new facts, file a new complaint: `/report new`.
told-closing-withdrawn = Your complaint { $case } was withdrawn; there will be no further answer.
told-merged = Your complaint was joined with a case about the same: its code is { $case } now. The answer comes as promised.
told-strike = A moderator considers complaint { $case } a misuse. Who you are is still not known to anybody. After three such marks in 60 days new complaints wait at the end of the queue for a month. If the mark is wrong, say so in `/report mine`: it can be taken back.
told-strike-lifted = The mark of misuse on complaint { $case } was taken back.
told-strike-kept = The objection to the mark on complaint { $case } was looked at: the mark stays.
told-unsealed = In case { $case } the server's owner and another moderator have opened the name of the person who complained. The reason is on record.
told-sanction-ended = The measure in case { $case } is over: it restricts nothing any more.
told-appeal-granted = Appeal { $case } was granted: the decision is void, the measure lifted.
told-appeal-denied = Another moderator has decided on appeal { $case }: the decision stands.

## Notices

staff-notice =
    { $notice ->
        [new] New complaints: { $n }. The queue: `/report queue`
        [reminder] Two hours without an answer, complaints: { $n }. The queue: `/report queue`
        [alarm] The time for an answer is nearly over, complaints: { $n }. The queue: `/report queue`
        [breach] The time for an answer is over, complaints: { $n }. The queue: `/report queue`
       *[reply] New answers in cases: { $n }. The queue: `/report queue`
    }

## The queue and a case

reports-queue-title = Complaints · { $n }
reports-queue-empty = The queue is empty.
reports-queue-open = Open a case
reports-entry-voices =
    { $n ->
        [one] { $n } reporter
       *[other] { $n } reporters
    }
reports-entry-appeal = appeal
reports-entry-state =
    { $holder ->
        [mine] yours
        [taken] with another moderator
       *[free]
            { $state ->
                [waiting-reporter] waits for the reporter
                [waiting-other] waits for the member
                [decided] the mark is contested
                [closed] the mark is contested
               *[new] free
            }
    }
reports-due = answer { $when }
reports-late = overdue
reports-lease = your time ends { $when }
reports-button-newer = ← More urgent
reports-button-older = Further →
reports-button-refresh = Refresh
reports-case-title = Case { $case }
reports-case-about = Member: { $member } · { report-group }
reports-case-quiet = The reporters want it for the record only: the member is told nothing.
reports-case-more-voices =
    { $n ->
        [one] And { $n } more reporter of the same.
       *[other] And { $n } more reporters of the same.
    }
reports-case-other-talk = Conversation with the member
reports-case-history = Earlier measures
reports-case-history-none = No earlier measures.
reports-case-cut = … the rest did not fit.
reports-voice-withdrawn = Withdrawn.
reports-voice-misuse = Marked as misuse.
reports-voice-unseal = Somebody asks to open the name: a second person is needed.
reports-evidence-table =
    { $deals ->
        [one] Table { $table }: { $deals } deal on record.
       *[other] Table { $table }: { $deals } deals on record.
    }
reports-evidence-pace =
    { $n ->
        [one] { $n } decision of the member: usually { $middle } s, the longest { $most } s.
       *[other] { $n } decisions of the member: usually { $middle } s, the longest { $most } s.
    }
reports-evidence-sealed = Deal { $deal } was still running: its cards open once it is scored.
reports-evidence-covered = Other tables are still playing the same deals: the record opens once all have finished.
reports-evidence-message = The message as it was:
reports-evidence-hash = Fingerprint of the evidence: `{ $hash }…`
reports-evidence-broken = The evidence was changed after the filing (`{ $hash }…`): do not rely on it.
reports-verdict =
    { $verdict ->
        [complaint-confirmed] Breach confirmed: { report-ground }.
        [complaint-rejected] Not confirmed: { report-ground }.
        [appeal-confirmed] Appeal granted, the decision is void.
        [appeal-rejected] Appeal denied, the decision stands.
       *[complaint-withdrawn] All complaints were withdrawn.
    }
reports-first-decision = First decision: confirmed, { report-ground }.
reports-button-claim = Take the case
reports-button-decide = Decide
reports-button-ask-other = Ask the member
reports-button-release = Back to the queue
reports-ask-reporter = Ask a reporter
reports-more = Other actions
reports-more-escalate = Hand to the server's owner
reports-more-merge = Merge with another case
reports-more-misuse = { $name }: misuse
reports-more-misuse-lift = { $name }: take back the mark of misuse
reports-more-keep = { $name }: let the mark stand
reports-more-unseal = { $name }: ask to open
reports-more-confirm = { $name }: consent to open
reports-claimed = The case is yours for half an hour; every action extends it.
reports-asked = The question was sent to the reporter.
reports-asked-other = The question goes to the member a little later, so that its time tells nobody who complained.
reports-decided = The decision is written down, the answers are sent.
reports-decided-later = The decision is stored. Reporters are told at once, the member within an hour; the sanction holds from then on.
reports-merged = The cases are one now.
reports-unseal-asked = The request is written down. A second person has to consent; one of the two is the server's owner.
reports-unsealed = The complaint was filed by { $member }. The reporter has been told.

## Moderators' forms

ask-form-words = Question
ask-form-reporter-hint = You are called “Moderator”. The reporter stays unknown.
ask-form-other-hint = Mention neither the complaint nor the reporter's words.
ask-form-other-title = Question to the member
decide-form-title = Decision on case { $case }
decide-form-ground = Ground
decide-form-verdict =
    { $verdict ->
        [confirmed] confirms the complaint
       *[rejected] does not confirm it
    }
decide-form-step = Measure, if the breach is confirmed
decide-form-step-hint = Next on the ladder: { report-step }
decide-form-note = Explanation for the log
decide-form-note-hint = Members do not see it.
decide-form-appeal = Decision
report-appeal-decision =
    { $decision ->
        [granted] Grant: the decision is void
       *[denied] Deny: the decision stands
    }
merge-form-code = With which case
merge-form-code-hint = The code of an open case about the same member.
unseal-form-title = Open the reporter's name
unseal-form-why = Reason
unseal-form-why-hint = At least 10 characters. It stays in the case, and the reporter is told.

## Figures and log

reports-figures-title = Complaints by month
reports-figures-none = Nothing to show yet: a month's figures appear when it is over.
reports-figures-month = Filed: { $filed } · confirmed: { $confirmed } · not confirmed: { $rejected } · late answers: { $breaches }
reports-figures-median = Usual time to an answer: { $time }
reports-figures-no-median = No answers yet.
reports-figures-note = The running month is not shown, so that figures tell nothing of single complaints.
audit-export =
    { $n ->
        [one] The log: { $n } row. Each is bound to the one before by a fingerprint.
       *[other] The log: { $n } rows. Each is bound to the one before by a fingerprint.
    }
audit-broken = Attention: row { $number } does not fit its fingerprint. Somebody changed the log.

## The club's settings

setup-title = The club's settings
setup-role = Moderators' role
setup-role-hint = Who deals with complaints. Without a role: everybody who may time members out.
setup-channel = Channel of the queue
setup-channel-hint = Notices without names go there. Only moderators should see it.
setup-language = Language of shared messages
setup-strict = Strict conflict of interest
setup-strict-hint = Hides a case also from who often plays with either side or thanked one.
setup-timeouts = Discord's time-out
setup-timeouts-hint = Set one together with a ban on words of one's own.
setup-done = Saved.
club-settings-title = The club's settings
club-check-title = Check of the club
club-none = not chosen
club-whole-server = the whole server
club-role =
    { $n ->
        [one] Moderators: { $role } ({ $n } person)
       *[other] Moderators: { $role } ({ $n } people)
    }
club-role-none =
    { $n ->
        [one] Moderators: no role is chosen; { $n } person at present
       *[other] Moderators: no role is chosen; { $n } people at present
    }
club-channel = Channel of the queue: { $channel }
club-language = Language: { $name }
club-language-auto = like the server's
club-strict =
    { $on ->
        [yes] Strict conflict of interest: on
       *[no] Strict conflict of interest: off
    }
club-timeouts =
    { $on ->
        [yes] Discord's time-out: on
       *[no] Discord's time-out: off
    }
club-check-fine = Everything is in order.
club-fault-role = No moderators' role is chosen: complaints are seen by everybody who may time members out. Choose one: `/club setup`
club-fault-nobody = There are no moderators but the server's owner, who answers every complaint within four hours around the clock. Nobody can look at a complaint about the owner, or at an appeal.
club-fault-alone = Besides the owner there is one moderator: an answer within four hours around the clock is one person's promise. A complaint about this moderator, and any appeal, goes to the owner.
club-fault-channel = No channel of the queue is chosen: complaints are not lost, but moderators are told by direct messages. Choose one: `/club setup`
club-fault-open-queue = Everybody can read the channel of the queue, { $channel }, and the notices of complaints in it. Hide it from all but moderators.
club-fault-right = { $place }: the right “{ $name }” is missing. { $broken }
club-broken =
    { $right ->
        [view-channel] The bot does not see the channel: neither tables nor notices appear there.
        [send-messages] The bot cannot write there: neither tables nor notices appear.
        [embed-links] Links to tables and matches do not open.
        [read-message-history] The bot cannot redraw older messages.
        [attach-files] Pictures of tables will be missing: nobody sees the match.
        [create-public-threads] Tables are played in the channel itself, without a thread.
        [send-messages-in-threads] The bot cannot write in a table's thread, so the match goes on in the channel.
       *[moderate-members] Discord's time-out is not set; the club's own measures hold without it.
    }
permission-moderate-members = Timeout Members
