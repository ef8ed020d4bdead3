### Profile, the list of the best, personal settings, notes. Arguments are described in ru/profile.ftl.

## Refusals

error-seat-unavailable = You cannot sit down at this table now: no seat is free, or its conditions do not fit. Other tables: `/table list`.
error-seat-own-block = Somebody on your list “not at one table” sits there.
error-lobby-cooldown = Your last matches were left unfinished, so you can sit down at public tables { $when }. At private tables you can play any time.
error-person-self = You cannot do that with yourself.
error-person-robot = Robots have no profile.
error-person-gone = This member is no longer on the server.
error-zone-unknown = That time zone or time could not be understood. A zone looks like Europe/Kyiv, a time like 23:00.
error-circle-decided = This note has been decided on already.

## Commands

cmd-profile =
    .name = profile
    .description = Standing, reliability and matches of a member
cmd-top =
    .name = top
    .description = Who is thanked most in the club
cmd-settings =
    .name = settings
    .description = Language, letters, quiet hours, confirming a card
cmd-review =
    .name = review
    .description = Quiet notes about circles of thanks (moderators)
opt-member =
    .name = member
    .description = Whose profile
menu-profile =
    .name = Profile

## Profile

profile-title = Profile · { $member }
profile-standing = Standing
profile-level =
    { $level ->
        [0] Club member
        [1] Good company
        [2] Steady hand
        [3] Sought-after partner
        [4] Heart of the table
       *[5] Pride of the club
    }
profile-givers =
    { $n ->
        [one] thanked by { $n } partner
       *[other] thanked by { $n } different partners
    }
profile-givers-none = not thanked by anybody yet
profile-newcomer =
    { $n ->
        [one] Newcomer: { $n } match to go
       *[other] Newcomer: { $n } matches to go
    }
profile-frozen = not shown at the moment
profile-reliability = Reliability
profile-reliability-none = no matches at public tables yet
profile-counts = finished { $good }, with missed moves { $late }, not finished { $bad }
profile-warned = ⚠️ Several of your last matches were left unfinished (the last one: match { $number }). This is a warning; after it come pauses at public tables.
profile-paused = ⚠️ Several of your last matches were left unfinished (the last one: match { $number }). Your pause at public tables ends { $when }.
profile-games = Matches finished: { $played }, won: { $won }
profile-game = { $game }: { $played }, won { $won }
profile-partner = Partner { $member }: { $played } together, won { $won }
profile-note = Your note (only you see it)
profile-button-thanks = Thanks
profile-button-settings = Settings
profile-button-block = Not at one table
profile-button-unblock = At one table again
profile-button-note = Note
profile-blocked = Done: you will not be seated at one table any more. Nobody will know.
profile-unblocked = Done: you can play at one table again.
note-form-title = Note to yourself
note-form-words = What to remember
note-form-hint = Only you see it. An empty field deletes the note.
note-kept = Saved.

## The best

top-title = Who is thanked in the club
top-empty = Nobody yet: it takes twenty matches and thanks from partners.
top-hint = You would rather not be listed? `/settings`. Standing opens and closes nothing.

## Settings

settings-title = Your settings
settings-kept = Saved.
settings-flag =
    { $choice ->
        [big-buttons] Big buttons
        [confirm-card] Ask before a card
        [pings] Thanks and invitations
        [in-top] In the list of the best
       *[takes-thanks] Accept thanks
    }: { $on ->
        [yes] yes
       *[no] no
    }
settings-quiet = Quiet hours: { $begins } to { $ends } ({ $zone })
settings-quiet-none = Quiet hours: none
settings-blocked = Not at one table: { $members }. To undo it: `/profile` of the member.
settings-language-auto = As in Discord
settings-demand = Reliability from { $percent }
settings-demand-none = Any reliability
quiet-form-title = Quiet hours
quiet-form-zone = Time zone
quiet-form-begins = From
quiet-form-ends = To
quiet-form-hint = For example 23:00 and 8:00. Empty fields: no quiet hours.
confirm-card = Play this card: { $card }?
confirm-button-play = Play
confirm-button-back = Another card

## Circles of thanks

circles-title = Circles of thanks
circles-about = Members who are thanked by the same people all the time and thank them back. Farming looks like this, and so do friends who play every day: find out first.
circles-none = There are no notes.
circles-note = { $member }: { $received } thanks in 30 days, { $share } % from three people, { $back } % returned. Noted { $when }.
circles-discounted = These thanks are not counted now.
circles-button-discount = Do not count
circles-button-dismiss = Do nothing
circles-button-restore = Count again
circles-done = Done.
circles-letter = A moderator of the club “{ $club }” has decided that some of the mutual thanks of your circle do not count for now: they came too often. It does not affect play. If this is a mistake, write to the moderators: it can be undone.
circles-letter-restored = A moderator of the club “{ $club }” counts the thanks of your circle again.
