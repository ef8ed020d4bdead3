### Стол во время партии: карточка раздачи (общая, на языке сервера), прошлая взятка, честная сдача.
###
### Аргументы: $deal — номер раздачи; $target — до скольки очков; $number — номер взятки; $parts — готовые куски строки,
### соединённые через « · »; $hash, $secret — шестнадцатеричные строки;
### $kinds — комбинации через запятую; $game — игра и что в ней изменено; остальные — как в common.ftl. В table-heading
### $seat — сдающий.

## Ветка

table-thread-name = Белот · стол { $table }
table-thread-intro = Добро пожаловать за стол { $table }! Свои карты вы открываете кнопкой «Мои карты»: их видите только вы.

## Карточка раздачи

table-heading = Раздача { $deal } · сдаёт { seat-name }
table-terms = Партия до { $target } · { $game }
table-score = Счёт: { $parts }
table-score-part = { $who } { $points }
table-tricks = Взятки: { $parts }
table-tricks-part = { $who } { $n }
table-contract = Контракт: { $bid }, { $member } ({ seat-name }){ doubling-suffix }
table-auction-none = Заявок ещё нет.
table-raspasy = Распасы · козырь { $trump } · каждая взятка в минус
table-open-cards = Открыто ({ seat-name }): { $cards } · под ними { $n }
table-announced = Объявлено ({ seat-name }): { $kinds }
table-trick-empty = Стол пуст: ждём первую карту.
table-last-trick = Прошлая взятка: { $cards } → { seat-name }
table-turn-play = Ходит { $member } ({ seat-name })
table-turn-call = Говорит { $member } ({ seat-name })
table-passed-out = Раздача { $deal }: все спасовали, карты сдаются заново.
table-deal-done = Раздача { $deal } сыграна
table-next-deal = Следующая раздача: { $link }

## Кнопки

table-button-hand = Мои карты
table-button-score = Счёт
table-button-last = Прошлая взятка
table-button-next = Следующая раздача

## Напоминания (удаляются после хода)

table-ping-play = { $member }, ваш ход.
table-ping-call = { $member }, ваше слово в торге.

## Что случилось за столом

table-closed-host = Стол закрыт хозяином. Партия не окончена.
table-closed-moderator = Стол закрыт модератором. Партия не окончена.

## Прошлая взятка (видит тот, кто спросил)

last-trick-title = Взятка { $number } · { count-points }
last-trick-line = { seat-name }: { $card }
last-trick-winner = Взятку берёт { seat-name }.
last-trick-none = В этой раздаче ещё не было взяток.

## Честная сдача

fair-short = Отпечаток секрета партии: `{ $hash }…`
fair-commitment = Секрет партии уже выбран, и вот его отпечаток (SHA-256): `{ $hash }`. Из секрета и ваших нажатий получается порядок карт каждой раздачи. После партии секрет откроется, и любой сможет проверить, что карты никто не подбирал.
fair-revealed = Секрет партии: `{ $secret }` (отпечаток `{ $hash }…`)
fair-next = Отпечаток секрета следующей партии: `{ $hash }…`
fair-check = Проверить раздачи: `/verify`. Запись партии: `/table export`.
