### Спасибо партнёру: что можно сказать, когда это видно, как забрать.
###
### Благодарит и получает участник неизвестного пола: пишем о партнёре и партии. $phrase — готовая фраза (good-game) или
### own; $words — обезвреженные слова участника; $club — название сервера; $reason — готовая
### фраза отказа.

## Отказы

error-thanks-no-match = Такой партии у вас здесь нет.
error-thanks-unfinished = Эта партия не доиграна, поэтому спасибо за неё не передать.
error-thanks-self = Себя поблагодарить нельзя.
error-thanks-not-partner = Спасибо передают партнёру: тому, кто сидит напротив.
error-thanks-left = Эту партию за вас доиграл робот, поэтому спасибо за неё не передать.
error-thanks-robot-seat = Место партнёра доиграл робот, поэтому спасибо передать некому.
error-thanks-robot-played = За одного из вас слишком много ходов сделал робот, поэтому спасибо за эту партию не передать.
error-thanks-late = Время для спасибо за эту партию вышло.
error-thanks-twice = За эту партию спасибо уже передано: оно бывает одно.
error-thanks-own-block = Этот участник в вашем списке «не сажать вместе».
error-thanks-unavailable = Этому участнику спасибо сейчас не передать: так бывает, если участник не принимает благодарностей.
error-thanks-no-words = Напишите хотя бы слово.
error-thanks-no-phrase = Такой фразы больше нет. Выберите другую.
error-thanks-none = Такого спасибо нет.
error-thanks-reword-late = Изменить слова можно 10 минут и только пока их никто не видел.
error-thanks-withdraw-late = Забрать спасибо можно в течение 24 часов.

## Команды

cmd-thanks =
    .name = спасибо
    .description = Поблагодарить партнёра, забрать спасибо, прочитать полученные

## Карточка и выбор слов

thanks-button = Спасибо партнёру
thanks-ask = За эту партию можно поблагодарить партнёра: { $member }. Время выйдет { $when }.
thanks-hidden = Слова откроются вам и партнёру сразу: когда спасибо скажет каждый или когда выйдет время.
thanks-placeholder = Выберите слова
thanks-phrase =
    { $phrase ->
        [good-game] Спасибо за игру!
        [good-partner] С вами приятно играть
        [understood] Понимали друг друга без слов
        [brave-bid] Отличная заявка!
        [calm] Спасибо за спокойствие и терпение
        [learned] У вас есть чему поучиться
        [again] Сыграем ещё!
       *[close-fight] Здорово держались!
    }
thanks-button-own = Своими словами
thanks-form-title = Спасибо партнёру
thanks-form-words = Ваши слова
thanks-form-hint = До 200 знаков. На грубость можно пожаловаться, как на любое сообщение.
thanks-done = Спасибо передано.
thanks-given = Партнёру ({ $member }): { $words }
thanks-not-seen = Пока этого никто не видит. Откроется вам и партнёру не позже чем { $when }.
thanks-seen = Слова уже открыты вам и партнёру. Что сказали вам: `/thanks`.
thanks-withdrawn = Спасибо партнёру ({ $member }) вы забрали. За одну партию оно бывает одно.
thanks-button-take = Забрать

## Книга благодарностей

thanks-title = Спасибо
thanks-no-matches = Здесь появятся ваши последние партии: партнёра можно поблагодарить в течение суток, а в партии по дням — трёх суток.
thanks-line-open = Партия { $number }: партнёр { $member }, можно поблагодарить, время выйдет { $when }
thanks-line-given = Партия { $number }: спасибо передано ({ $member })
thanks-line-withdrawn = Партия { $number }: вы забрали спасибо
thanks-line-refused = Партия { $number }: { $reason }
thanks-button-match = Партия { $number }
thanks-received-title = Вам сказали
thanks-from = { $number }) { $member }: { $words }
thanks-words-gone = (слова удалены)
thanks-button-report = Пожаловаться на слова { $number }
thanks-letter = { $member } благодарит вас за партию
thanks-letter-hint = Сервер: { $club }. Все спасибо, а также жалоба на слова: `/thanks`. Отключить такие письма: `/settings`.
person-forgotten = удалённый участник
