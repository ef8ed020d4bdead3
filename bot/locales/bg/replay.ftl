### Изиграните партии: списък, преглед карта по карта, проверка на честното раздаване. Вижда го този, който е попитал.

## История

history-title = Изиграни партии · { $member }
history-empty = Още няма довършени партии.
history-row =
    { $won ->
        [yes] ✓ **№ { $number }** · { $when } · { $game } · победа · { $score } · на масата: { $members }
       *[no] ✗ **№ { $number }** · { $when } · { $game } · загуба · { $score } · на масата: { $members }
    }
history-choose = Отвори партия
history-choice = № { $number } · { $game } · { $score }
history-older = По-стари
history-newest = Към последните

## Преглед

replay-match = Партия № { $number }
replay-title = Партия № { $number } · раздаване { $deal } от { $n }
replay-before = Преди раздаването: { $parts }
replay-dealer = Раздава { seat-name }
replay-auction = Наддаване: { $parts }
replay-said = { seat-name }: { $calls }
replay-contract = Контракт: { $bid }, { seat-name }{ doubling-suffix }
replay-trick = Взятка { $number }: { $cards }
replay-taken = { seat-name }, { count-points }
replay-surrendered = Партията беше предадена от { $who }
replay-winner = Победа: { $who } · { $score }

replay-button = Преглед
replay-deal-back = ← Раздаване
replay-back = ← Карта
replay-ahead = Карта →
replay-deal-ahead = Раздаване →
replay-jump = Взятка от това раздаване
replay-jump-hands = Карти и наддаване
replay-jump-trick = Взятка { $number } → { seat-name }, { count-points }
replay-jump-broken = Взятка { $number }, недоиграна
replay-jump-score = Запис на раздаването
replay-jump-other = Друго раздаване
replay-jump-deal = Раздаване { $deal }
replay-share = Покажи на всички
replay-text = Като текст
replay-record = Запис (JSON)
replay-verify = Провери

## Проверка

verify-title = Честно раздаване · партия № { $number }
verify-fair =
    { $n ->
        [one] Картите са раздадени честно: { $n } раздаване е преизчислено и съвпадна.
       *[other] Картите са раздадени честно: { $n } раздавания са преизчислени и съвпаднаха.
    }
verify-wrong = Не съвпаднаха раздавания: { $parts }. Покажете това на администратора на сървъра.
verify-unfair = Партията не мина проверката. Покажете това на администратора на сървъра.
verify-commitment = 1. Преди първото раздаване масата показа отпечатък на тайна: `{ $hash }`
verify-secret = 2. След партията тайната е открита: `{ $secret }`
verify-secret-good = SHA-256 на тази тайна е същият отпечатък: тайната не е подменена.
verify-secret-bad = SHA-256 на тази тайна е друг отпечатък: тайната е подменена.
verify-shares = 3. Всеки даде своя дял: { $parts }. Масата не можеше да го знае предварително.
verify-share = { seat-name } { $code }
verify-dealer-good = 4. Пръв е раздавал този, на когото се падна жребият от тайната и дяловете.
verify-dealer-bad = 4. Пръв не е раздавал този, на когото се падна жребият.
verify-deck-good = **Раздаване { $deal }: колодата от тайната и дяловете съвпадна с изиграната.** Ред на раздаване:
verify-deck-bad = **Раздаване { $deal }: играло се е с друга колода, не с тази от тайната и дяловете.** Ред на раздаване:
verify-how = Проверка без бота: вземете записа (JSON) на партията и пуснете `belote verify`.
