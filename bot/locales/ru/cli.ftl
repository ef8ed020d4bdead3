### Команда belote в терминале: справка, сообщения, ошибки запуска.
###
### Аргументы: $name, $value, $expected — переменная, её значение и что ожидается; $path — файл; $url — адрес страницы;
### $deal — номер раздачи; $position — место в записи; $code, $reason — код и причина; $deals — сколько раздач;
### $detail — подробность для администратора; $reference — номер ошибки.

cli-description = Столы белота для Discord.
cli-help-run = запустить бота
cli-help-demo = показать игру в браузере без Discord
cli-help-replay = разобрать запись партии
cli-help-verify = проверить, что карты в записи сданы честно
cli-help-record = файл записи, «-» — из стандартного ввода
cli-help-env-file = файл с настройками вместо .env
cli-help-port = порт страницы
cli-help-no-browser = не открывать страницу в браузере

cli-setting-wrong = { $name }: задано «{ $value }», а нужно: { $expected }
cli-setting-missing = { $name }: не задано, а нужно: { $expected }
cli-token-refused = Discord не принял токен из { $name }. Возьмите новый на странице приложения и запустите бота снова.
cli-intents-refused = Discord не разрешил боту привилегированные события. Включите Server Members Intent на странице приложения.
cli-discord-unreachable = Не удалось связаться с Discord: { $reason }. Проверьте подключение и запустите бота ещё раз.
cli-ready = Бот на связи: { $name }.
cli-stopped = Бот остановлен. Все партии сохранены.
cli-error = { $reason } [{ $code }] { $detail }
cli-demo-ready =
    Страница: { $url }
    Остановить: Ctrl+C.
cli-file-unreadable = Файл { $path } прочитать не удалось: { $reason }
cli-record-fault = Раздача { $deal }, { $position }: { $reason } [{ $code }]
cli-record-fault-head = { $position }: { $reason } [{ $code }]
cli-verify-ok =
    { $deals ->
        [one] Проверена { $deals } раздача: карты совпадают с секретом партии.
        [few] Проверены { $deals } раздачи: карты совпадают с секретом партии.
       *[many] Проверено { $deals } раздач: карты совпадают с секретом партии.
    }
cli-verify-secret-wrong = Секрет не совпадает с отпечатком, показанным до партии.
cli-verify-dealer-wrong = Первым сдавал не тот, кому выпал жребий.
cli-verify-deal-wrong = Раздача { $deal }: карты не те, что получаются из секрета партии.
cli-failed = Неожиданная ошибка, номер { $reference }. Подробности в журнале.
