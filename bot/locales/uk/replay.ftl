### Зіграні партії; аргументи описано в ru/replay.ftl.

history-title = Зіграні партії · { $member }
history-empty = Закінчених партій поки немає.
history-row =
    { $won ->
        [yes] ✓ **№ { $number }** · { $when } · { $game } · перемога · { $score } · за столом: { $members }
       *[no] ✗ **№ { $number }** · { $when } · { $game } · поразка · { $score } · за столом: { $members }
    }
history-choose = Відкрити партію
history-choice = № { $number } · { $game } · { $score }
history-older = Раніше
history-newest = До останніх

replay-match = Партія № { $number }
replay-title = Партія № { $number } · роздача { $deal } з { $n }
replay-before = До роздачі: { $parts }
replay-dealer = Роздає { seat-name }
replay-auction = Торги: { $parts }
replay-said = { seat-name }: { $calls }
replay-contract = Контракт: { $bid }, { seat-name }{ doubling-suffix }
replay-trick = Взятка { $number }: { $cards }
replay-taken = { seat-name }, { count-points }
replay-surrendered = Партію здали: { $who }
replay-winner = Перемога: { $who } · { $score }

replay-button = Повтор
replay-deal-back = ← Роздача
replay-back = ← Карта
replay-ahead = Карта →
replay-deal-ahead = Роздача →
replay-jump = Взятка цієї роздачі
replay-jump-hands = Карти й торги
replay-jump-trick = Взятка { $number } → { seat-name }, { count-points }
replay-jump-broken = Взятка { $number }, не дограна
replay-jump-score = Запис роздачі
replay-jump-other = Інша роздача
replay-jump-deal = Роздача { $deal }
replay-share = Показати всім
replay-text = Текстом
replay-record = Запис (JSON)
replay-verify = Перевірити

verify-title = Чесна роздача · партія № { $number }
verify-fair =
    { $n ->
        [one] Карти роздано чесно: { $n } роздачу перераховано, вона збіглася.
        [few] Карти роздано чесно: { $n } роздачі перераховано, вони збіглися.
       *[many] Карти роздано чесно: { $n } роздач перераховано, вони збіглися.
    }
verify-wrong = Не збіглися роздачі: { $parts }. Покажіть це адміністраторові сервера.
verify-unfair = Партія не пройшла перевірки. Покажіть це адміністраторові сервера.
verify-commitment = 1. До першої роздачі стіл показав відбиток секрету: `{ $hash }`
verify-secret = 2. Після партії секрет відкрито: `{ $secret }`
verify-secret-good = SHA-256 цього секрету і є той відбиток: секрет не підмінили.
verify-secret-bad = SHA-256 цього секрету — інший відбиток: секрет підмінили.
verify-shares = 3. Свою частку вніс кожен: { $parts }. Стіл не міг знати її заздалегідь.
verify-share = { seat-name } { $code }
verify-dealer-good = 4. Першим роздавав той, кому випав жереб із секрету й часток.
verify-dealer-bad = 4. Першим роздавав не той, кому випав жереб.
verify-deck-good = **Роздача { $deal }: колода із секрету й часток збіглася з тією, якою грали.** Порядок роздавання:
verify-deck-bad = **Роздача { $deal }: грали не тією колодою, яка виходить із секрету й часток.** Порядок роздавання:
verify-how = Як перевірити без бота: візьміть запис (JSON) партії та запустіть `belote verify`.
