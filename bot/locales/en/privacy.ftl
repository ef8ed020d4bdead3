### Personal data in plain words. Arguments are described in ru/privacy.ftl.

## Refusals

error-forget-seated = Stand up from the table and finish your matches first: data cannot be deleted while you play.
error-forget-sanctioned = A moderator's decision is in force. You can delete your data after { $when }.
error-forget-unsure = Nothing was deleted: the word did not match.

## Commands

cmd-privacy =
    .name = privacy
    .description = Your data: what is kept, get it, delete it
cmd-privacy-about =
    .name = about
    .description = What is kept, who sees it and for how long
cmd-privacy-export =
    .name = export
    .description = All your data in one file
cmd-privacy-forget =
    .name = forget
    .description = Delete your data for good

## In plain words

privacy-title = Your data
privacy-kept-title = What is kept
privacy-kept-games = • Matches: who opened a table or an event, who sat where, bids, cards, times of moves, results; score pads of real cards. Only you see your hand before the deal is over.
privacy-kept-thanks = • Thanks: to whom, when, in which words. Standing and reliability are computed from these each time.
privacy-kept-complaints = • Complaints: words, the added file (without its name and data about the camera) and the game: its record, what the bot wrote at the table. Who complained is stored encrypted only.
privacy-kept-choices = • Your settings, quiet hours, notes and the list “not at one table”. The bot keeps no messages of others, except those that were complained about.
privacy-seen-title = Who sees it
privacy-seen-all = • Everybody: finished matches, standing, reliability, ratings of pairs and the table of the week (`/settings` keeps you out of the lists).
privacy-seen-own = • Only you: settings, notes, the list “not at one table”.
privacy-seen-moderators = • Moderators: the words of a complaint and the evidence, but not who complained. Only two people together, one of them the server's owner, can open the name; you will be told.
privacy-seen-operator = • Whoever runs the bot can technically read the database and, with the key, the names in complaints. That cannot be hidden from them.
privacy-time-title = How long
privacy-time-words = • Words of thanks: 180 days. A complaint: 180 days after the decision, then only numbers stay. A draft of a complaint: a day. A practice deal: 30 days.
privacy-time-games = • Matches, thanks without words and results: until you delete them. Invitations to a table: as long as it is open.
privacy-rights = You can have all of yours as a file: `/privacy export`. You can also delete it: a nameless member stays in your place, other people's matches, thanks and figures do not change, and your words, settings and complaints disappear. It cannot be undone.
privacy-button-forget = Delete my data
privacy-export-done = This is everything the bot keeps about you.
forget-form-title = Delete your data for good
forget-form-word = Write: { $word }
forget-form-hint = It is deleted on all servers at once and cannot be undone.
forget-word = DELETE
forget-done = Done: your data is deleted. If you sit down again, everything begins anew.
