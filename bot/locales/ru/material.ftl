### Материалы жалоб: файл заявителя, сообщения стола, запись раздач.
###
### $image — мегабайты, $text — килобайты; $form — image или text; $n — килобайты; $reason — готовое предложение отказа;
### $name — псевдоним заявителя; $case — номер дела; $deal — номер раздачи; $what — карта или слово торга; $seconds —
### секунды с десятыми; $seat — место.

error-report-file-large = Файл слишком большой: картинка — до { $image } МБ, текст — до { $text } КБ.
error-report-file-kind = Такой файл открыть не получается: подойдут картинка (PNG, JPEG, WebP, GIF) и простой текст (.txt).
error-report-file-lost = Файл не удалось получить. Попробуйте отправить его ещё раз.
error-report-file-twice = У этой жалобы уже есть файл. Остальное можно написать словами.
error-report-card-late =
    { $n ->
        [one] Прошло больше { $n } дня, эта кнопка уже не работает. Жалобу без партии можно подать и сейчас: `/report new`.
        [few] Прошло больше { $n } дней, эта кнопка уже не работает. Жалобу без партии можно подать и сейчас: `/report new`.
       *[many] Прошло больше { $n } дней, эта кнопка уже не работает. Жалобу без партии можно подать и сейчас: `/report new`.
    }

report-form-file = Файл
report-form-file-hint = Картинка до { $image } МБ или текст. Имя файла скроем; проверьте, не видно ли на ней вас.
report-receipt-file = Файл приложен. Его имя и данные о съёмке удалены.
report-receipt-no-file = **Жалоба принята, но без файла.** { $reason }
mine-button-file = Приложить файл
mine-has-file = Файл приложен.
mine-file-added = Файл приложен к жалобе.

reports-voice-file =
    Приложено: { $form ->
        [image] картинка
       *[text] текст
    }, { $n } КБ.
reports-material = Открыть материалы
reports-material-file = Файл · { $name }
reports-file = Дело { $case } · { $name }. Видите только вы; не пересылайте.
reports-file-broken = Файл изменён после подачи: не полагайтесь на него.
reports-material-said = Сообщения стола · { $name }
reports-material-deals = Запись раздач · { $name }
reports-said-title = Дело { $case }: что бот писал за столом
reports-said-none = До конца раздачи здесь ничего не видно.
reports-evidence-unread = Сообщения стола прочитать не удалось.
reports-deals-seat = Место участника: { seat-name }
reports-deals-deal = Раздача { $deal }
reports-deals-decision = { seat-name }: { $what } ({ $seconds } с)
