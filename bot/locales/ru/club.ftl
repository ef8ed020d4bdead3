### О чём договорился клуб: обычный стол, его вид и время. Экраны `/club settings` и формы `/club setup`.
###
### Аргументы: $form — какую форму открывает кнопка (staff, games, looks, live, days); $game, $pace, $target — как
### в lobby.ftl; $on — yes или no; $suits — two-colours, four-colours, usual; $time — готовая
### длительность («30 секунд»); $parts — готовый перечень; $figure — имя числа; $min, $max — границы; $member, $when — как
### в common.ftl; $n — число.

error-club-number = { figure-name }: нужно целое число от { $min } до { $max }. Ничего не изменено.
figure-name =
    { $figure ->
        [target] До скольки очков
        [move-seconds] Секунд на ход
        [grace-seconds] Секунд ожидания
        [lobby-minutes] Минут до начала партии
        [move-hours] Часов на ход
        [reserves] Запасных дней в месяц
       *[lobby-days] Дней до начала партии
    }

## Экран

house-staff = Модераторы и язык
house-tables = Новые столы
house-times = Время
house-game = Игра: { $game } · { $pace } · до { $target }
house-target-usual = обычного счёта этой игры
house-level = Роботы: { $parts }
house-compact =
    { $on ->
        [yes] Карточка стола: только слова
       *[no] Карточка стола: с картинкой
    }
house-suits =
    { $suits ->
        [two-colours] Масти на картинках: двух цветов
        [four-colours] Масти на картинках: четырёх цветов
       *[usual] Масти на картинках: как у бота
    }
house-live = Вживую: { $parts }
house-days = По дням: { $parts }
house-move = на ход — { $time }
house-move-endless = время на ход не ограничено
house-grace = ожидание пропавшего — { $time }
house-lobby = сбор игроков — { $time }
house-reserves =
    { $n ->
        [0] без запасных дней
        [one] { $n } запасной день в месяц
        [few] { $n } запасных дня в месяц
       *[many] { $n } запасных дней в месяц
    }
house-solo =
    { $on ->
        [yes] Партия с одними роботами: время идёт как у всех
       *[no] Партия с одними роботами: время не ограничено
    }
house-forced =
    { $on ->
        [yes] Единственная возможная карта: играется сама
       *[no] Единственная возможная карта: её тоже играет участник
    }
house-later = Уже открытые столы играют с тем временем, с которым открыты.
house-changed = Последнее изменение: { $member }, { $when }
house-next = Что настроить дальше? Каждая кнопка открывает форму; всё уже работает и без этого.
house-kept = Сохранено.
count-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[many] { $n } секунд
    }

## Кнопки (до 38 знаков) и формы (заголовки и подписи до 45 знаков, подсказки до 100)

house-button =
    { $form ->
        [staff] Модераторы и язык
        [games] Игра и темп
        [looks] Вид стола
        [live] Время вживую
       *[days] Время по дням
    }
house-form-game = В какую игру играем
house-form-pace = Темп
house-form-target = До скольки очков
house-form-target-hint = Пусто — как принято в этой игре. Действует, если игру и темп не выбрали другие.
house-form-level = Как хорошо играют роботы
house-form-compact = Только слова
house-form-compact-hint = Карточка стола без картинки: читается вслух и не тратит трафик.
house-form-suits = Масти на картинках
house-form-suits-name =
    { $suits ->
        [two-colours] Два цвета
        [four-colours] Четыре цвета
       *[usual] Как у бота
    }
house-form-number-hint = Пусто — как у бота ({ $n }). Можно от { $min } до { $max }.
house-form-endless-hint = Пусто — как у бота ({ $n }). До { $max }; 0 — без ограничения.
house-flag-solo = Торопить и того, кто играет с роботами
house-flag-solo-hint = Время на ход идёт, даже если за столом больше никто не ждёт.
house-flag-forced = Единственную карту играть сразу
house-flag-forced-hint = Если ход только один, карта через пару секунд играется сама.
