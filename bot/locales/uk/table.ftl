### Стіл під час партії: картка роздачі, остання взятка, чесна роздача. Аргументи описано в ru/table.ftl.

## Гілка

table-thread-name = Белот · стіл { $table }
table-thread-intro = Ласкаво просимо за стіл { $table }! Свої карти ви відкриваєте кнопкою «Мої карти»: їх бачите лише ви.

## Картка роздачі

table-heading = Роздача { $deal } · роздає { seat-name }
table-terms = Партія до { $target } · { $game }
table-score = Рахунок: { $parts }
table-score-part = { $who } { $points }
table-tricks = Взятки: { $parts }
table-tricks-part = { $who } { $n }
table-contract = Контракт: { $bid }, { $member } ({ seat-name }){ doubling-suffix }
table-auction-none = Заявок ще немає.
table-raspasy = Розпаси · козир { $trump } · кожна взятка в мінус
table-open-cards = Відкрито ({ seat-name }): { $cards } · під ними { $n }
table-announced = Оголошено ({ seat-name }): { $kinds }
table-trick-empty = Стіл порожній: чекаємо на першу карту.
table-last-trick = Попередня взятка: { $cards } → { seat-name }
table-turn-play = Ходить { $member } ({ seat-name })
table-turn-call = Говорить { $member } ({ seat-name })
table-passed-out = Роздача { $deal }: усі спасували, карти роздають знову.
table-deal-done = Роздачу { $deal } зіграно
table-next-deal = Наступна роздача: { $link }

## Кнопки

table-button-hand = Мої карти
table-button-score = Рахунок
table-button-last = Попередня взятка
table-button-next = Наступна роздача

## Нагадування (зникають після ходу)

table-ping-play = { $member }, ваш хід.
table-ping-call = { $member }, ваше слово в торгах.

## Що сталося за столом

table-closed-host = Стіл закрито господарем. Партію не закінчено.
table-closed-moderator = Стіл закрито модератором. Партію не закінчено.

## Попередня взятка (бачить той, хто спитав)

last-trick-title = Взятка { $number } · { count-points }
last-trick-line = { seat-name }: { $card }
last-trick-winner = Взятку бере { seat-name }.
last-trick-none = У цій роздачі взяток ще не було.

## Чесна роздача

fair-short = Відбиток секрету партії: `{ $hash }…`
fair-commitment = Секрет партії вже вибрано, і ось його відбиток (SHA-256): `{ $hash }`. Із секрету та ваших натискань виходить порядок карт кожної роздачі. Після партії секрет відкриється, і кожен зможе перевірити, що карт ніхто не добирав.
fair-revealed = Секрет партії: `{ $secret }` (відбиток `{ $hash }…`)
fair-next = Відбиток секрету наступної партії: `{ $hash }…`
fair-check = Перевірити роздачі: `/verify`. Запис партії: `/table export`.
