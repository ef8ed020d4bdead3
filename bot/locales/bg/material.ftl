### Материали към жалбите: файл на подателя, съобщения на масата, запис на раздаванията.

error-report-file-large = Файлът е твърде голям: картина до { $image } МБ, текст до { $text } КБ.
error-report-file-kind = Такъв файл не може да се отвори: става картина (PNG, JPEG, WebP, GIF) или прост текст (.txt).
error-report-file-lost = Файлът не пристигна. Опитайте да го изпратите пак.
error-report-file-twice = Тази жалба вече има файл. Останалото може да се напише с думи.
error-report-card-late =
    { $n ->
        [one] Мина повече от { $n } ден, този бутон вече не работи. Жалба без партия може да се подаде и сега: `/report new`.
       *[other] Минаха повече от { $n } дни, този бутон вече не работи. Жалба без партия може да се подаде и сега: `/report new`.
    }

report-form-file = Файл
report-form-file-hint = Картина до { $image } МБ или текст. Името се скрива; проверете дали не личите на нея.
report-receipt-file = Файлът е приложен. Името и данните за снимането са изтрити.
report-receipt-no-file = **Жалбата е приета, но без файла.** { $reason }
mine-button-file = Приложи файл
mine-has-file = Файлът е приложен.
mine-file-added = Файлът е приложен към жалбата.

reports-voice-file =
    Приложено: { $form ->
        [image] картина
       *[text] текст
    }, { $n } КБ.
reports-material = Отвори материалите
reports-material-file = Файл · { $name }
reports-file = Дело { $case } · { $name }. Виждате го само вие; не го препращайте.
reports-file-broken = Файлът е променен след подаването: не разчитайте на него.
reports-material-said = Съобщения на масата · { $name }
reports-material-deals = Запис на раздаванията · { $name }
reports-said-title = Дело { $case }: какво е писал ботът на масата
reports-said-none = До края на раздаването тук не се вижда нищо.
reports-evidence-unread = Съобщенията на масата не можаха да бъдат прочетени.
reports-deals-seat = Място на участника: { seat-name }
reports-deals-deal = Раздаване { $deal }
reports-deals-decision = { seat-name }: { $what } ({ $seconds } с)
