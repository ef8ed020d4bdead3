### Отказы: по одной фразе на каждый код ошибки, ключ error-<код>.
###
### Фраза объясняет, что не так, и, где можно, что сделать. Никого не винит.
### Аргументы есть только у четырёх: error-must-follow ($suit — масть захода), error-missing-permission
### ($rights — список прав), error-unexpected и error-match-unreadable ($reference — номер записи в журнале).

## Очередь и место

error-not-your-turn = Сейчас не ваш ход.
error-out-of-turn = Сейчас очередь другого места.
error-not-seated = Вы не сидите за этим столом.
error-stale-view = Игра уже ушла вперёд — вот как стол выглядит сейчас.
error-old-control = Это старая кнопка. Откройте стол заново: `/table resume`.
error-wrong-phase = Сейчас этого сделать нельзя: раздача на другом этапе.
error-game-over = Партия уже окончена.
error-action-already-done = Это уже сделано.

## Карты

error-must-follow = Нужно положить { suit-accusative }.
error-must-trump = Масти захода у вас нет: нужно бить козырем.
error-must-overtrump = Нужно положить козырь старше.
error-must-beat = Нужно положить карту старше.
error-must-undertrump = Перебить нечем, но козырь положить нужно.
error-trump-too-low = Козырь, положенный на козырь партнёра, должен быть старше.
error-card-not-in-hand = Этой карты у вас нет.

## Торг

error-bid-too-low = Этого мало: назовите цену выше.
error-bid-not-in-steps = Такой цены в торге нет: выберите из списка.
error-bid-too-high = Такой высокой цены в этой игре нет.
error-nothing-to-double = Удваивать пока нечего.
error-own-contract = Контру говорят на заявку соперников.
error-already-doubled = Эта заявка уже удвоена.
error-contract-frozen = После контры цену поднимать нельзя.
error-not-doubled = Сюрконтрой отвечают на контру, а её ещё не было.
error-not-declarer = Сюрконтру говорит только пара, чья заявка.
error-call-not-in-game = В этой игре так не говорят.
error-strain-not-in-game = В этой игре козырем может быть только масть.
error-turned-suit-refused = От этой масти все уже отказались.
error-first-round = В первом круге можно взять только открытую масть.
error-announce-first = Сначала скажите, объявляете ли вы свои комбинации.
error-dealer-must-choose = Мус: все спасовали, и сдающий обязан назвать игру.
error-nothing-to-announce = Объявлять сейчас нечего.
error-nothing-to-claim = Доезд сейчас объявить нельзя.

## Столы

error-table-full = За этим столом все места заняты.
error-seat-taken = Это место уже занято. Выберите другое.
error-already-seated = Вы уже сидите за этим столом.
error-seat-unknown = Такого места за столом нет.
error-seat-empty = Это место и так свободно.
error-seat-human = Здесь сидит участник: убрать можно только робота.
error-table-closed = Этот стол уже закрыт.
error-table-not-found = Такого стола нет.
error-no-tables = Незаконченных партий у вас нет. Открыть стол: `/table open`.
error-not-host = Это решает хозяин стола.
error-not-allowed = Идущую партию закрывает модератор.
error-not-full = За столом ещё есть свободные места.
error-match-running = Партия уже идёт.
error-rules-frozen = Партия началась: правила уже не меняются.
error-too-many-seated = За столом сидит больше людей, чем играет в эту игру.
error-match-not-running = Партия за этим столом сейчас не идёт.
error-deal-running = Сначала доиграем эту раздачу.
error-lobby-expired = Этот стол долго ждал игроков и закрылся. Откройте новый: `/table open`.
error-robots-only = Хотя бы одно место должен занять человек.
error-not-finished = Партия ещё не окончена.
error-match-not-found = Такой партии нет.
error-match-unreadable = Эту партию открыть не получается. Назовите модератору номер { $reference }.

## Сервер и бот

error-missing-permission = Боту не хватает прав в этом канале: { $rights }. Попросите администратора их добавить.
error-channel-unsuitable = Здесь стол открыть нельзя. Нужен обычный текстовый канал сервера.
error-storage-trouble = Не получилось записать. Игра не потеряна: попробуйте ещё раз через минуту.
error-unexpected = Простите, что-то сломалось. Если повторится, назовите модератору номер { $reference }.

## Записи и настройки

error-record-malformed = Эту запись партии прочитать нельзя.
error-unknown-card = В записи названа карта, которой нет в колоде.
error-unknown-call = В записи есть слово, которого нет в торге.
error-unknown-strain = В записи назван козырь, которого не бывает.
error-unknown-preset = Такой игры в клубе нет.
error-unknown-option = Такого правила в этой игре нет.
error-bad-option = У этого правила не бывает такого значения.
error-conflicting-options = Эти правила противоречат друг другу.
error-players-not-in-game = Столько человек в эту игру не играет.
error-settings-wrong = Настройки бота заданы неверно.
error-demo-missing = Для показа нужны дополнительные пакеты: pip install "belote-club[demo]"
error-demo-port = Порт страницы занят. Назовите другой или остановите программу, которая его держит.

## Места в записи, где что-то не так

error-unknown-format = Это не запись партии: неизвестный формат.
error-bad-seat = Такого места за столом не бывает.
error-bad-deck = Колода неполна или в ней есть лишние карты.
error-not-an-object = Здесь ожидается объект JSON.
error-not-a-list = Здесь ожидается список JSON.
error-not-text = Здесь ожидается текст.
error-not-json = Это не JSON.
error-not-hex = Здесь ожидаются шестнадцатеричные цифры.
error-wrong-count = Здесь должно быть другое число элементов.
error-bad-choice = Здесь не бывает такого значения.
error-deal-unfinished = За неоконченной раздачей идёт другая.
error-log-inconsistent = Журнал партии противоречит сам себе.
error-no-fairness = В записи нет данных о честной сдаче.
error-unknown-algorithm = Неизвестный способ сдачи.
error-secret-not-revealed = Секрет открывается, когда партия окончена.

## Хранилище (видит администратор)

error-store-error = Хранилище не отвечает.
error-storage-failed = Записать в базу не удалось. Проверьте место на диске и права на файл.
error-database-unavailable = Базу открыть нельзя. Проверьте путь и права на файл.
error-database-in-use = С этой базой уже работает другой бот. Сначала остановите его или укажите в BELOTE_DATABASE другой файл.
error-database-damaged = Файл базы повреждён. Остановите бота, сохраните этот файл и верните последнюю резервную копию.
error-database-closed = База уже закрыта.
error-database-newer = База записана более новой программой. Обновите программу.
error-migration-name = Файл миграции назван не по правилу NNNN_name.sql.
error-migration-duplicate = Две миграции с одним номером.
error-migration-gap = Не хватает миграции. Установите программу заново.
error-migration-incomplete = Миграция обрывается посреди команды.
error-migration-transaction = Миграция сама начинает или завершает транзакцию.
error-migration-failed = Миграция не удалась. База осталась прежней.
error-table-missing = Стола нет в базе.
error-stale-revision = Стол изменился, пока его меняли.
error-match-missing = Партии нет в базе.
error-match-finished = Партия окончена, её журнал закрыт.
error-stale-sequence = Журнал партии уже длиннее.
error-duplicate-interaction = Это нажатие уже записано.
error-unreadable-event = В базе событие, которого эта программа не знает.
error-unreadable-rules = В базе правило, которого эта программа не знает.

## Табло
error-pad-points-range = Столько очков в раздаче не бывает.
error-pad-points-sum = Очки сторон не складываются в сумму раздачи.
error-pad-points-missing = Не хватает очков: нужны очки всех сторон, кроме одной.
error-pad-capot-points = При капоте у остальных нет очков.
error-pad-bad-side = Такой стороны в этой игре нет.
error-pad-bad-price = Такой заявки в этой игре нет.
error-pad-bad-combination = Такой комбинации нет.
error-pad-no-deal = Такой раздачи в табло нет.
