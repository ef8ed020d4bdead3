### Командата belote в терминала: помощ, съобщения, грешки при пускане.

cli-description = Маси за белот в Discord.
cli-help-run = пуска бота
cli-help-demo = показва играта в браузър, без Discord
cli-help-replay = разглежда запис на партия
cli-help-verify = проверява дали картите в записа са раздадени честно
cli-help-record = файл със запис, „-“ за стандартния вход
cli-help-env-file = файл с настройки вместо .env
cli-help-port = порт на страницата
cli-help-no-browser = да не се отваря страницата в браузър

cli-setting-wrong = { $name }: зададено е „{ $value }“, а трябва: { $expected }
cli-setting-missing = { $name }: не е зададено, а трябва: { $expected }
cli-token-refused = Discord не прие токена от { $name }. Вземете нов от страницата на приложението и пуснете бота отново.
cli-intents-refused = Discord не разреши на бота привилегированите събития. Включете Server Members Intent на страницата на приложението.
cli-discord-unreachable = Няма връзка с Discord: { $reason }. Проверете мрежата и пуснете бота отново.
cli-ready = Ботът е на линия: { $name }.
cli-stopped = Ботът е спрян. Всички партии са запазени.
cli-error = { $reason } [{ $code }] { $detail }
cli-demo-ready =
    Страница: { $url }
    Спиране: Ctrl+C.
cli-file-unreadable = Файлът { $path } не може да се прочете: { $reason }
cli-record-fault = Раздаване { $deal }, { $position }: { $reason } [{ $code }]
cli-record-fault-head = { $position }: { $reason } [{ $code }]
cli-verify-ok =
    { $deals ->
        [one] Проверено е { $deals } раздаване: картите съвпадат с тайната на партията.
       *[other] Проверени са { $deals } раздавания: картите съвпадат с тайната на партията.
    }
cli-verify-secret-wrong = Тайната не съвпада с отпечатъка, показан преди партията.
cli-verify-dealer-wrong = Пръв не е раздавал този, на когото се падна жребият.
cli-verify-deal-wrong = Раздаване { $deal }: картите не са тези, които следват от тайната на партията.
cli-failed = Неочаквана грешка, номер { $reference }. Подробностите са в дневника.
