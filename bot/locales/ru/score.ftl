### Счёт: запись раздачи строка за строкой, обе колонки партии, конец партии.
###
### Ключ score-line-<вид> — подпись одного слагаемого. Всем им передают одни и те же аргументы, каждая берёт нужные:
### $seat — чья комбинация; $kind — какая; $cards — её карты; $factor, $base — во сколько раз и что умножено.
### score-outcome-<итог>: $bid, $seat (кто взял контракт), $multiplier, $points (сколько набрала его пара).
### declaration-<судьба>: $seat, $kind, $cards, $points.
### Прочие: $deal — номер раздачи; $price — цена контракта; $label — подпись строки; $members — «А и Б»; $n;
### $system — как считают: contract, classic, match-points, pair.

## Раздача

score-title = Раздача { $deal } · запись
score-outcome-made =
    { $system ->
        [contract] Контракт { $bid } выполнен ({ seat-name }{ doubling-suffix }).
       *[other] Игра { $bid } выиграна ({ seat-name }{ doubling-suffix }).
    }
score-outcome-failed =
    { $system ->
        [classic] Дедан: игра { $bid } проиграна ({ seat-name }).
        [match-points] Вътре: игра { $bid } проиграна ({ seat-name }{ doubling-suffix }).
        [pair] Байд: игра { $bid } проиграна ({ seat-name }).
       *[contract] Контракт { $bid } не выполнен ({ seat-name }{ doubling-suffix }).
    }
score-outcome-litige = Спор (литиж): очков поровну ({ seat-name }, { $bid }). Очки взявших ждут следующей раздачи.
score-outcome-hanging =
    { $system ->
        [pair] Висячий байд: очков поровну ({ seat-name }, { $bid }). Очки игравших ждут следующей раздачи.
       *[other] Висящие очки: поровну ({ seat-name }, { $bid }). Очки игравших ждут следующей раздачи.
    }
score-outcome-raspasy = Распасы: взятки записаны в минус.
score-outcome-passed-out = Все спасовали: никто ничего не пишет.
score-need = Обещано { $price }, набрано { $points }.
score-row = { $label }: { $points }
score-deal-total = За раздачу: { $points }
score-carry =
    { $system ->
        [match-points] Висящие очки: { count-points }.
        [pair] Висячий байд: { count-points } — победителю раздачи.
       *[other] Спор: { count-points } — победителю раздачи.
    }

score-line-cards = Карты во взятках
score-line-last-trick = Последняя взятка
score-line-capot = Капот, все взятки
score-line-stake = Ставка раздачи
score-line-contract = Цена контракта
score-line-contra =
    { $factor ->
        [2] Контра ({ $base } вдвое)
        [4] Сюрконтра ({ $base } вчетверо)
       *[other] Ставка ({ $base } × { $factor })
    }
score-line-belote = Белот-ребелот ({ seat-name })
score-line-declaration = { declaration-name } { $cards } ({ seat-name })
score-line-taken-over = Перешло от соперников
score-line-given-up = Отошло соперникам
score-line-held = Очки ждут следующей раздачи
score-line-carried = Очки, ждавшие победителя
score-line-doubled-no-trumps = Без козырей: вдвое
score-line-valat = Валат
score-line-rounding = Округление
score-line-match-points = Очки раздачи { $base } → очки партии
score-line-kirtik = Киртик: ни одной взятки
score-line-raspasy = Распасы

## Комбинации раздачи

declarations-title = Комбинации
declarations-none = Комбинаций не было.
declaration-counted = { declaration-name } { $cards } ({ seat-name }): { $points }
declaration-lost = { declaration-name } { $cards } ({ seat-name }): не пишется, у соперников старше
declaration-cancelled = { declaration-name } { $cards } ({ seat-name }): не пишется, комбинации равны
declaration-no-trick = { declaration-name } { $cards } ({ seat-name }): не пишется без единой взятки
declaration-unsaid = { declaration-name } { $cards } ({ seat-name }): не пишется, о ней не сказано

## Карты раздачи

score-hands-title = Как лежали карты
score-hand-line = { seat-name }: { $cards }

## Обе колонки

score-sheet-title = Счёт партии
score-sheet-empty = Пока не сыграно ни одной раздачи.
score-sheet-deal = Раздача

## Конец партии

match-title = Партия окончена
match-winner = Победа: { $who } ({ $members })
match-you-won = Ваша пара победила. Поздравляем!
match-you-lost = Победили соперники. Спасибо за игру!
match-you-won-alone = Вы победили. Поздравляем!
match-you-lost-alone = Победа досталась сопернику. Спасибо за игру!
match-length = Сыграно: { count-deals }
match-button-rematch = Ещё партию
match-rematch-waiting = Ещё партию хотят: { $members }
