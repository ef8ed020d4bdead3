### Матеріали скарг: файл заявника, повідомлення столу, запис роздач.
###
### $image — мегабайти, $text — кілобайти; $form — image або text; $n — кілобайти; $reason — готове речення відмови;
### $name — псевдонім заявника; $case — номер справи; $deal — номер роздачі; $what — карта або слово торгу; $seconds —
### секунди з десятими; $seat — місце.

error-report-file-large = Файл завеликий: зображення — до { $image } МБ, текст — до { $text } КБ.
error-report-file-kind = Такий файл відкрити не вдається: підійдуть зображення (PNG, JPEG, WebP, GIF) і простий текст (.txt).
error-report-file-lost = Файл не вдалося отримати. Спробуйте надіслати його ще раз.
error-report-file-twice = Ця скарга вже має файл. Решту можна написати словами.
error-report-card-late =
    { $n ->
        [one] Минуло понад { $n } день, ця кнопка вже не працює. Скаргу без партії можна подати й тепер: `/report new`.
        [few] Минуло понад { $n } дні, ця кнопка вже не працює. Скаргу без партії можна подати й тепер: `/report new`.
       *[many] Минуло понад { $n } днів, ця кнопка вже не працює. Скаргу без партії можна подати й тепер: `/report new`.
    }

report-form-file = Файл
report-form-file-hint = Зображення до { $image } МБ або текст. Ім’я файлу сховаємо; перевірте, чи не видно на ньому вас.
report-receipt-file = Файл додано. Його ім’я та дані про знімання вилучено.
report-receipt-no-file = **Скаргу прийнято, але без файлу.** { $reason }
mine-button-file = Додати файл
mine-has-file = Файл додано.
mine-file-added = Файл додано до скарги.

reports-voice-file =
    Додано: { $form ->
        [image] зображення
       *[text] текст
    }, { $n } КБ.
reports-material = Відкрити матеріали
reports-material-file = Файл · { $name }
reports-file = Справа { $case } · { $name }. Бачите лише ви; не пересилайте.
reports-file-broken = Файл змінено після подання: не покладайтеся на нього.
reports-material-said = Повідомлення столу · { $name }
reports-material-deals = Запис роздач · { $name }
reports-said-title = Справа { $case }: що бот писав за столом
reports-said-none = До кінця роздачі тут нічого не видно.
reports-evidence-unread = Повідомлення столу прочитати не вдалося.
reports-deals-seat = Місце учасника: { seat-name }
reports-deals-deal = Роздача { $deal }
reports-deals-decision = { seat-name }: { $what } ({ $seconds } с)
