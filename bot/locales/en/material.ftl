### What belongs to complaints: the reporter's file, the messages of the table, the record of deals.
###
### $image: megabytes, $text: kilobytes; $form: image or text; $n: kilobytes; $reason: a whole sentence of refusal;
### $name: the reporter's pseudonym; $case: the code of the case; $deal: its number; $what: a card or a word of the
### auction; $seconds: with tenths; $seat: a seat.

error-report-file-large = The file is too large: up to { $image } MB for a picture, { $text } KB for a text.
error-report-file-kind = This file cannot be opened: a picture (PNG, JPEG, WebP, GIF) or plain text (.txt) will do.
error-report-file-lost = The file could not be fetched. Try sending it again.
error-report-file-twice = This complaint has a file already. You can put the rest into words.
error-report-card-late =
    { $n ->
        [one] More than { $n } day has passed, this button does not work any more. You can still complain with `/report new`.
       *[other] More than { $n } days have passed, this button does not work any more. You can still complain with `/report new`.
    }

report-form-file = File
report-form-file-hint = A picture up to { $image } MB, or a text. Its name is hidden; check that it does not show you.
report-receipt-file = The file is added. Its name and data about the camera are gone.
report-receipt-no-file = **The complaint is taken, but without the file.** { $reason }
mine-button-file = Add a file
mine-has-file = A file is added.
mine-file-added = The file is added to the complaint.

reports-voice-file =
    Added: { $form ->
        [image] a picture
       *[text] a text
    }, { $n } KB.
reports-material = Open material
reports-material-file = File · { $name }
reports-file = Case { $case } · { $name }. Only you see this; do not pass it on.
reports-file-broken = The file was changed after it was filed: do not rely on it.
reports-material-said = Messages of the table · { $name }
reports-material-deals = Record of deals · { $name }
reports-said-title = Case { $case }: what the bot wrote at the table
reports-said-none = Nothing can be seen here before the deal is over.
reports-evidence-unread = The messages of the table could not be read.
reports-deals-seat = The member's seat: { seat-name }
reports-deals-deal = Deal { $deal }
reports-deals-decision = { seat-name }: { $what } ({ $seconds } s)
