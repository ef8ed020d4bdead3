### Отказы: по одной фразе на каждый код ошибки, ключ error-<код>.
###
### Фраза объясняет, что не так, и, где можно, что сделать. Никого не винит.
### Аргументы есть только у трёх: error-must-follow ($suit — масть захода), error-missing-permission
### ($rights — список прав), error-internal-error ($reference — номер записи в журнале).

## Очередь и место

error-not-your-turn = Сейчас не ваш ход.
error-out-of-turn = Сейчас очередь другого места.
error-not-seated = Вы не сидите за этим столом.
error-stale-view = Игра уже ушла вперёд — вот как стол выглядит сейчас.
error-wrong-phase = Сейчас этого сделать нельзя: раздача на другом этапе.
error-game-over = Партия уже окончена.
error-action-already-done = Это уже сделано.

## Карты

error-must-follow = Нужно положить { suit-accusative }.
error-must-trump = Масти захода у вас нет: нужно бить козырем.
error-must-overtrump = Нужно положить козырь старше.
error-must-beat = Нужно положить карту старше.
error-must-undertrump = Перебить нечем, но козырь положить нужно.
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

## Столы

error-table-full = За этим столом все места заняты.
error-seat-taken = Это место уже занято. Выберите другое.
error-already-seated = Вы уже сидите за этим столом.
error-table-closed = Этот стол уже закрыт.
error-table-not-found = Такого стола нет.
error-not-host = Это решает хозяин стола.
error-not-full = За столом ещё есть свободные места.
error-match-running = Партия уже идёт.
error-lobby-expired = Этот стол долго ждал игроков и закрылся. Откройте новый: `/table open`.
error-robots-only = Хотя бы одно место должен занять человек.
error-not-finished = Партия ещё не окончена.

## Сервер и бот

error-missing-permission = Боту не хватает прав в этом канале: { $rights }. Попросите администратора их добавить.
error-channel-unsuitable = Здесь стол открыть нельзя. Нужен обычный текстовый канал сервера.
error-storage-trouble = Не получилось записать. Игра не потеряна: попробуйте ещё раз через минуту.
error-internal-error = Простите, что-то сломалось. Если повторится, назовите модератору номер { $reference }.

## Записи и настройки

error-record-malformed = Эту запись партии прочитать нельзя.
error-unknown-card = В записи названа карта, которой нет в колоде.
error-unknown-call = В записи есть слово, которого нет в торге.
error-unknown-strain = В записи назван козырь, которого не бывает.
error-unknown-preset = Такой игры в клубе нет.
error-unknown-option = Такого правила в этой игре нет.
error-bad-option = У этого правила не бывает такого значения.
error-conflicting-options = Эти правила противоречат друг другу.
error-settings-wrong = Настройки бота заданы неверно.
