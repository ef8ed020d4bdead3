### Сыгранные партии: список, повтор карта за картой, проверка честной сдачи. Видит тот, кто спросил.
###
### $number — номер партии или взятки; $deal — номер раздачи; $n — сколько раздач или очков; $won — yes, если участник
### победил; $code — номер нажатия; $parts — готовые куски строки; $score — счёт;
### $game — игра; $members — с кем играли; $hash, $secret — шестнадцатеричные строки. Остальное — как в common.ftl.

## История

history-title = Сыгранные партии · { $member }
history-empty = Законченных партий пока нет.
history-row =
    { $won ->
        [yes] ✓ **№ { $number }** · { $when } · { $game } · победа · { $score } · за столом: { $members }
       *[no] ✗ **№ { $number }** · { $when } · { $game } · поражение · { $score } · за столом: { $members }
    }
history-choose = Открыть партию
history-choice = № { $number } · { $game } · { $score }
history-older = Раньше
history-newest = К последним

## Повтор

replay-match = Партия № { $number }
replay-title = Партия № { $number } · раздача { $deal } из { $n }
replay-before = До раздачи: { $parts }
replay-dealer = Сдаёт { seat-name }
replay-auction = Торг: { $parts }
replay-said = { seat-name }: { $calls }
replay-contract = Контракт: { $bid }, { seat-name }{ doubling-suffix }
replay-trick = Взятка { $number }: { $cards }
replay-taken = { seat-name }, { count-points }
replay-surrendered = Партию сдали: { $who }
replay-winner = Победа: { $who } · { $score }

replay-button = Повтор
replay-deal-back = ← Раздача
replay-back = ← Карта
replay-ahead = Карта →
replay-deal-ahead = Раздача →
replay-jump = Взятка этой раздачи
replay-jump-hands = Карты и торг
replay-jump-trick = Взятка { $number } → { seat-name }, { count-points }
replay-jump-broken = Взятка { $number }, не доиграна
replay-jump-score = Запись раздачи
replay-jump-other = Другая раздача
replay-jump-deal = Раздача { $deal }
replay-share = Показать всем
replay-text = Текстом
replay-record = Запись (JSON)
replay-verify = Проверить

## Проверка

verify-title = Честная сдача · партия № { $number }
verify-fair =
    { $n ->
        [one] Карты сданы честно: { $n } раздача пересчитана и совпала.
        [few] Карты сданы честно: { $n } раздачи пересчитаны и совпали.
       *[many] Карты сданы честно: { $n } раздач пересчитаны и совпали.
    }
verify-wrong = Не совпали раздачи: { $parts }. Покажите это администратору сервера.
verify-unfair = Партия не прошла проверку. Покажите это администратору сервера.
verify-commitment = 1. До первой раздачи стол показал отпечаток секрета: `{ $hash }`
verify-secret = 2. После партии секрет открыт: `{ $secret }`
verify-secret-good = SHA-256 этого секрета и есть тот отпечаток: секрет не подменили.
verify-secret-bad = SHA-256 этого секрета — другой отпечаток: секрет подменили.
verify-shares = 3. Свою долю внёс каждый: { $parts }. Стол не мог знать её заранее.
verify-share = { seat-name } { $code }
verify-dealer-good = 4. Первым сдавал тот, кому выпал жребий из секрета и долей.
verify-dealer-bad = 4. Первым сдавал не тот, кому выпал жребий.
verify-deck-good = **Раздача { $deal }: колода из секрета и долей совпала с той, которой играли.** Порядок сдачи:
verify-deck-bad = **Раздача { $deal }: играли не той колодой, что получается из секрета и долей.** Порядок сдачи:
verify-how = Как проверить без бота: возьмите запись (JSON) партии и запустите `belote verify`.
