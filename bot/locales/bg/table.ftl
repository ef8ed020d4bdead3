### Масата по време на партия: картата на раздаването (обща, на езика на сървъра), последната взятка, честното раздаване.

## Нишка

table-thread-name = Белот · маса { $table }
table-thread-intro = Добре дошли на маса { $table }! Картите си отваряте с бутона „Моите карти“: виждате ги само вие.

## Картата на раздаването

table-heading = Раздаване { $deal } · раздава { seat-name }
table-terms = Партия до { $target } · { $game }
table-score = Резултат: { $parts }
table-score-part = { $who } { $points }
table-tricks = Взятки: { $parts }
table-tricks-part = { $who } { $n }
table-contract = Контракт: { $bid }, { $member } ({ seat-name }){ doubling-suffix }
table-auction-none = Още няма обяви.
table-raspasy = Всички пас · коз { $trump } · всяка взятка е в минус
table-open-cards = Открити ({ seat-name }): { $cards } · под тях { $n }
table-announced = Обявено ({ seat-name }): { $kinds }
table-trick-empty = Масата е празна: чакаме първата карта.
table-last-trick = Последна взятка: { $cards } → { seat-name }
table-turn-play = Играе { $member } ({ seat-name })
table-turn-call = Говори { $member } ({ seat-name })
table-passed-out = Раздаване { $deal }: всички са на пас, картите се раздават отново.
table-deal-done = Раздаване { $deal } е изиграно
table-next-deal = Следващо раздаване: { $link }

## Бутони

table-button-hand = Моите карти
table-button-score = Резултат
table-button-last = Последна взятка
table-button-next = Следващо раздаване

## Напомняния (изтриват се след хода)

table-ping-play = { $member }, ваш ред е.
table-ping-call = { $member }, вие говорите.

## Какво стана на масата

table-closed-host = Масата е закрита от домакина. Партията не е довършена.
table-closed-moderator = Масата е закрита от модератор. Партията не е довършена.

## Последната взятка (вижда я, който е попитал)

last-trick-title = Взятка { $number } · { count-points }
last-trick-line = { seat-name }: { $card }
last-trick-winner = Взятката е за { seat-name }.
last-trick-none = В това раздаване още няма взятки.

## Честно раздаване

fair-short = Отпечатък на тайната на партията: `{ $hash }…`
fair-commitment = Тайната на партията вече е избрана, ето отпечатъка ѝ (SHA-256): `{ $hash }`. От тайната и от вашите натискания следва редът на картите във всяко раздаване. След партията тайната се показва и всеки може да провери, че никой не е нагласил картите.
fair-revealed = Тайната на партията: `{ $secret }` (отпечатък `{ $hash }…`)
fair-next = Отпечатък на тайната на следващата партия: `{ $hash }…`
fair-check = Проверка на раздаванията: `/verify`. Запис на партията: `/table export`.
