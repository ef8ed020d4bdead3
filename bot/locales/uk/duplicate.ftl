### Однакові роздачі за кількома столами.

error-duplicate-covered = Ці роздачі ще грають за іншим столом. Карти, запис і перевірка відкриються, коли дограють усі.
error-duplicate-other-table = Ці роздачі ви граєте за іншим столом того самого турніру.
error-duplicate-once = Однакові роздачі грають один раз.
error-duplicate-not-found = Такого турніру на цьому сервері немає.
error-duplicate-cut = Зі знятою колодою роздачі залежать від гри й однаковими бути не можуть. Виберіть тасування.
error-seated-elsewhere = Ці роздачі ви граєте за іншим столом того самого турніру.

## Стіл, чиї роздачі ще грають за іншими столами

duplicate-terms =
    { $n ->
        [one] { $n } роздача, спільна для всіх столів
        [few] { $n } роздачі, спільні для всіх столів
       *[many] { $n } роздач, спільних для всіх столів
    } · { $pace } · зазвичай { $length }
duplicate-lobby = Стіл турніру { $number }: ці самі карти зіграють і за іншими столами. Карти й рахунок до кінця бачать лише ті, хто сидить за столом.
duplicate-heading = Роздача { $deal } з { $n } · роздає { seat-name }
duplicate-heading-extra = Додаткова роздача · роздає { seat-name }
duplicate-turn = Хід: { $member } ({ seat-name })
duplicate-between = Роздачу зіграно. Підсумки — на екрані «Мої карти».
duplicate-hidden = Ці карти грають і за іншими столами, тому перебіг гри й рахунок бачать лише ті, хто сидить за цим столом: «Мої карти», «Рахунок».
duplicate-over = Усі роздачі зіграно
duplicate-wait = Карти, рахунок і порівняння відкриються, коли дограють усі столи турніру.
duplicate-deal-score = За роздачу: ми { $us } · вони { $them }
duplicate-line-playing = Стіл { $table } · грають роздачі турніру · { $link }
duplicate-line-finished = Стіл { $table } · свої роздачі зіграно, чекає на інших · { $link }
duplicate-row = Стіл { $table } · { $game } · турнір, рахунок закритий · { $link }

## Картка турніру й порівняння (бачать усі)

duplicate-opened = Турнір { $number } відкрито: його картка й столи — у цьому каналі.
duplicate-title = Турнір { $number } · { $game }
duplicate-counts =
    Столів: { $n } · { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
       *[many] { $deals } роздач
    }
duplicate-about = За всіма столами роздають ті самі карти. Хто як зіграв, відкриється тут, коли дограють усі.
duplicate-commitment = Секрет колод вибрано до того, як хтось сів за стіл. Відбиток (SHA-256): `{ $hash }`
duplicate-table = Стіл { $table }
duplicate-state-lobby =
    { $n ->
        [0] усі місця зайняті
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
duplicate-state-playing = грають
duplicate-state-finished = свої роздачі зіграно
duplicate-state-closed = закрито, роздачі не дограно
duplicate-winner =
    { $n ->
        [one] Перемога: { $members }
        [few] Перемогу ділять: { $members }
       *[many] Перемогу ділять: { $members }
    }
duplicate-gained = Краще за середнє на тих самих картах: { $gained }
duplicate-nothing = Порівнювати немає з чим: усі роздачі зіграли менш ніж за двома столами.
duplicate-by-deal = Роздачі: на скільки Північ–Південь набрали більше
duplicate-deal = Роздача { $deal } · у середньому { $score }
duplicate-table-result = стіл { $table }: **{ $score }** ({ $gained })
duplicate-table-short = { $table }: { $score } ({ $gained })
duplicate-by-pair = Пари: очки проти середнього, матч-очки
duplicate-place = стіл { $table }, { $who }
duplicate-match-points =
    { $n ->
        [one] { $n } матч-очко
        [few] { $n } матч-очки
       *[many] { $n } матч-очок
    }
duplicate-left-out =
    { $n ->
        [one] Стіл { $parts } не дограв і до порівняння не ввійшов.
        [few] Столи { $parts } не дограли й до порівняння не ввійшли.
       *[many] Столи { $parts } не дограли й до порівняння не ввійшли.
    }
duplicate-check = Перевірити роздачі: `/verify`. Переглянути ще раз: `/replay`.
