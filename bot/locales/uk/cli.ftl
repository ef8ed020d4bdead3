### Команда belote в терміналі: довідка, повідомлення, помилки запуску. Аргументи описано в ru/cli.ftl.

cli-description = Столи белоту для Discord.
cli-help-run = запустити бота
cli-help-demo = показати гру в браузері без Discord
cli-help-replay = розібрати запис партії
cli-help-verify = перевірити, що карти в записі роздано чесно
cli-help-record = файл запису, «-» — зі стандартного вводу
cli-help-env-file = файл із налаштуваннями замість .env
cli-help-port = порт сторінки
cli-help-no-browser = не відкривати сторінку в браузері

cli-setting-wrong = { $name }: задано «{ $value }», а потрібно: { $expected }
cli-setting-missing = { $name }: не задано, а потрібно: { $expected }
cli-token-refused = Discord не прийняв токен із { $name }. Візьміть новий на сторінці застосунку й запустіть бота знову.
cli-intents-refused = Discord не дозволив боту привілейовані події. Увімкніть Server Members Intent на сторінці застосунку.
cli-discord-unreachable = Не вдалося з’єднатися з Discord: { $reason }. Перевірте підключення й запустіть бота ще раз.
cli-ready = Бот на зв’язку: { $name }.
cli-stopped = Бота зупинено. Усі партії збережено.
cli-error = { $reason } [{ $code }] { $detail }
cli-demo-ready =
    Сторінка: { $url }
    Зупинити: Ctrl+C.
cli-file-unreadable = Файл { $path } прочитати не вдалося: { $reason }
cli-record-fault = Роздача { $deal }, { $position }: { $reason } [{ $code }]
cli-record-fault-head = { $position }: { $reason } [{ $code }]
cli-verify-ok =
    { $deals ->
        [one] Перевірено { $deals } роздачу: карти збігаються із секретом партії.
        [few] Перевірено { $deals } роздачі: карти збігаються із секретом партії.
       *[many] Перевірено { $deals } роздач: карти збігаються із секретом партії.
    }
cli-verify-secret-wrong = Секрет не збігається з відбитком, показаним до партії.
cli-verify-dealer-wrong = Першим роздавав не той, кому випав жереб.
cli-verify-deal-wrong = Роздача { $deal }: карти не ті, що виходять із секрету партії.
cli-failed = Неочікувана помилка, номер { $reference }. Подробиці в журналі.
