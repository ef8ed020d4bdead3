### Рахунок: запис роздачі рядок за рядком, обидві колонки партії, кінець партії. Аргументи описано в ru/score.ftl.

## Роздача

score-title = Роздача { $deal } · запис
score-outcome-made =
    { $system ->
        [contract] Контракт { $bid } виконано ({ seat-name }{ doubling-suffix }).
       *[other] Гру { $bid } виграно ({ seat-name }{ doubling-suffix }).
    }
score-outcome-failed =
    { $system ->
        [classic] Дедан: гру { $bid } програно ({ seat-name }).
        [match-points] Вътре: гру { $bid } програно ({ seat-name }{ doubling-suffix }).
        [pair] Байд: гру { $bid } програно ({ seat-name }).
       *[contract] Контракт { $bid } не виконано ({ seat-name }{ doubling-suffix }).
    }
score-outcome-litige = Літиж: очок порівну ({ seat-name }, { $bid }). Очки тих, хто взяв, чекають на наступну роздачу.
score-outcome-hanging =
    { $system ->
        [pair] Висячий байд: очок порівну ({ seat-name }, { $bid }). Очки тих, хто грав, чекають на наступну роздачу.
       *[other] Висячі очки: порівну ({ seat-name }, { $bid }). Очки тих, хто грав, чекають на наступну роздачу.
    }
score-outcome-raspasy = Розпаси: взятки записано в мінус.
score-outcome-passed-out = Усі спасували: ніхто нічого не пише.
score-need = Обіцяно { $price }, набрано { $points }.
score-row = { $label }: { $points }
score-deal-total = За роздачу: { $points }
score-carry =
    { $system ->
        [match-points] Висячі очки: { count-points }.
        [pair] Висячий байд: { count-points } — переможцю роздачі.
       *[other] Літиж: { count-points } — переможцю роздачі.
    }

score-line-cards = Карти у взятках
score-line-last-trick = Остання взятка
score-line-capot = Капот, усі взятки
score-line-stake = Ставка роздачі
score-line-contract = Ціна контракту
score-line-contra =
    { $factor ->
        [2] Контра ({ $base } удвічі)
        [4] Сюрконтра ({ $base } учетверо)
       *[other] Ставка ({ $base } × { $factor })
    }
score-line-belote = Белот-ребелот ({ seat-name })
score-line-declaration = { declaration-name } { $cards } ({ seat-name })
score-line-taken-over = Перейшло від суперників
score-line-given-up = Відійшло суперникам
score-line-held = Очки чекають на наступну роздачу
score-line-carried = Очки, що чекали на переможця
score-line-doubled-no-trumps = Без козирів: удвічі
score-line-valat = Валат
score-line-rounding = Округлення
score-line-match-points = Очки роздачі { $base } → очки партії
score-line-kirtik = Кіртик: жодної взятки
score-line-raspasy = Розпаси

## Комбінації роздачі

declarations-title = Комбінації
declarations-none = Комбінацій не було.
declaration-counted = { declaration-name } { $cards } ({ seat-name }): { $points }
declaration-lost = { declaration-name } { $cards } ({ seat-name }): не пишеться, у суперників старша
declaration-cancelled = { declaration-name } { $cards } ({ seat-name }): не пишеться, комбінації рівні
declaration-no-trick = { declaration-name } { $cards } ({ seat-name }): не пишеться без жодної взятки
declaration-unsaid = { declaration-name } { $cards } ({ seat-name }): не пишеться, про неї не сказано

## Карти роздачі

score-hands-title = Як лежали карти
score-hand-line = { seat-name }: { $cards }

## Обидві колонки

score-sheet-title = Рахунок партії
score-sheet-empty = Ще не зіграно жодної роздачі.
score-sheet-deal = Роздача

## Кінець партії

match-title = Партію закінчено
match-winner = Перемога: { $who } ({ $members })
match-you-won = Ваша пара перемогла. Вітаємо!
match-you-lost = Перемогли суперники. Дякуємо за гру!
match-you-won-alone = Ви перемогли. Вітаємо!
match-you-lost-alone = Перемога дісталася суперникові. Дякуємо за гру!
match-length = Зіграно: { count-deals }
match-button-rematch = Ще партію
match-rematch-waiting = Ще партію хочуть: { $members }
