### За какво се е разбрал клубът: обичайната маса, видът ѝ и времената. Екрани на `/club settings` и формуляри.
### Аргументите са описани в ru/club.ftl.

error-club-number = { figure-name }: нужно е цяло число от { $min } до { $max }. Нищо не е променено.
figure-name =
    { $figure ->
        [target] До колко точки
        [move-seconds] Секунди за ход
        [grace-seconds] Секунди изчакване
        [lobby-minutes] Минути до началото на партията
        [move-hours] Часове за ход
        [reserves] Резервни дни на месец
       *[lobby-days] Дни до началото на партията
    }

## Екран

house-staff = Модератори и език
house-tables = Нови маси
house-times = Време
house-game = Игра: { $game } · { $pace } · до { $target }
house-target-usual = обичайния резултат за играта
house-level = Роботи: { $parts }
house-compact =
    { $on ->
        [yes] Карта на масата: само думи
       *[no] Карта на масата: с картинка
    }
house-suits =
    { $suits ->
        [two-colours] Бои на картинките: в два цвята
        [four-colours] Бои на картинките: в четири цвята
       *[usual] Бои на картинките: както е настроен ботът
    }
house-live = На живо: { $parts }
house-days = По дни: { $parts }
house-move = { $time } за ход
house-move-endless = без ограничение за ход
house-grace = изчакване на отсъстващ — { $time }
house-lobby = събиране на играчите — { $time }
house-reserves =
    { $n ->
        [0] без резервни дни
        [one] { $n } резервен ден на месец
       *[other] { $n } резервни дни на месец
    }
house-solo =
    { $on ->
        [yes] Партия само с роботи: времето тече както за всички
       *[no] Партия само с роботи: без ограничение
    }
house-forced =
    { $on ->
        [yes] Единствената възможна карта: играе се сама
       *[no] Единствената възможна карта: и нея я играе участникът
    }
house-later = Вече отворените маси пазят времената, с които са отворени.
house-changed = Последна промяна: { $member }, { $when }
house-next = Какво да настроим после? Всеки бутон отваря формуляр; всичко работи и без това.
house-kept = Запазено.
count-seconds =
    { $n ->
        [one] { $n } секунда
       *[other] { $n } секунди
    }

## Бутони (до 38 знака) и формуляри (заглавия и надписи до 45 знака, подсказки до 100)

house-button =
    { $form ->
        [staff] Модератори и език
        [games] Игра и темпо
        [looks] Вид на масата
        [live] Време на живо
       *[days] Време по дни
    }
house-form-game = На коя игра играем
house-form-pace = Темпо
house-form-target = До колко точки
house-form-target-hint = Празно: както е прието в играта. Важи, ако не са избрани друга игра или темпо.
house-form-level = Колко добре играят роботите
house-form-compact = Само думи
house-form-compact-hint = Карта на масата без картинка: чете се на глас и пести трафик.
house-form-suits = Бои на картинките
house-form-suits-name =
    { $suits ->
        [two-colours] Два цвята
        [four-colours] Четири цвята
       *[usual] Както е настроен ботът
    }
house-form-number-hint = Празно: както е настроен ботът ({ $n }). От { $min } до { $max }.
house-form-endless-hint = Празно: както е настроен ботът ({ $n }). До { $max }; 0 — без ограничение.
house-flag-solo = Времето тече и при игра само с роботи
house-flag-solo-hint = Времето за ход тече, дори ако никой друг не чака на масата.
house-flag-forced = Единствената карта се играе веднага
house-flag-forced-hint = Ако има само една позволена карта, тя се играе след секунда-две.
