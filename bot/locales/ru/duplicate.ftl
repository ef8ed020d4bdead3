### Одинаковые раздачи за несколькими столами.
### $n — сколько раздач (в duplicate-terms и duplicate-heading); $seat — сдающий в duplicate-heading, чей ход в duplicate-turn; $us, $them —
### очки за раздачу; $deal — номер раздачи; $number — номер турнира; $game, $pace, $length — как в lobby.ftl;
### $deals — сколько раздач, в duplicate-counts $n — сколько столов; $score — результат со знаком, $gained — разница со средним со знаком;
### $parts — номера столов, $members — пара, $who — название пары, $hash — отпечаток; остальные — как в common.ftl.

error-duplicate-covered = Эти раздачи ещё играют за другим столом. Карты, запись и проверка откроются, когда доиграют все.
error-duplicate-other-table = Эти раздачи вы играете за другим столом того же турнира.
error-duplicate-once = Одинаковые раздачи играют один раз.
error-duplicate-not-found = Такого турнира на этом сервере нет.
error-duplicate-cut = Со снятой колодой раздачи зависят от игры и одинаковыми быть не могут. Выберите тасование.
error-seated-elsewhere = Эти раздачи вы играете за другим столом того же турнира.

## Стол, чьи раздачи ещё играют за другими столами

duplicate-terms =
    { $n ->
        [one] { $n } раздача, общая для всех столов
        [few] { $n } раздачи, общие для всех столов
       *[many] { $n } раздач, общих для всех столов
    } · { $pace } · обычно { $length }
duplicate-lobby = Стол турнира { $number }: эти же карты сыграют и за другими столами. Карты и счёт до конца видят только сидящие за столом.
duplicate-heading = Раздача { $deal } из { $n } · сдаёт { seat-name }
duplicate-heading-extra = Дополнительная раздача · сдаёт { seat-name }
duplicate-turn = Ход: { $member } ({ seat-name })
duplicate-between = Раздача сыграна. Итоги — на экране «Мои карты».
duplicate-hidden = Эти карты играют и за другими столами, поэтому ход игры и счёт видят только сидящие за этим столом: «Мои карты», «Счёт».
duplicate-over = Все раздачи сыграны
duplicate-wait = Карты, счёт и сравнение откроются, когда доиграют все столы турнира.
duplicate-deal-score = За раздачу: мы { $us } · они { $them }
duplicate-line-playing = Стол { $table } · играют раздачи турнира · { $link }
duplicate-line-finished = Стол { $table } · свои раздачи сыграл, ждёт остальных · { $link }
duplicate-row = Стол { $table } · { $game } · турнир, счёт закрыт · { $link }

## Карточка турнира и сравнение (видят все)

duplicate-opened = Турнир { $number } открыт: его карточка и столы — в этом канале.
duplicate-title = Турнир { $number } · { $game }
duplicate-counts =
    Столов: { $n } · { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }
duplicate-about = За всеми столами сдают одни и те же карты. Кто как сыграл, откроется здесь, когда доиграют все.
duplicate-commitment = Секрет колод выбран до того, как кто-либо сел за стол. Отпечаток (SHA-256): `{ $hash }`
duplicate-table = Стол { $table }
duplicate-state-lobby =
    { $n ->
        [0] все места заняты
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
duplicate-state-playing = играют
duplicate-state-finished = свои раздачи сыграны
duplicate-state-closed = закрыт, раздачи не доиграны
duplicate-winner =
    { $n ->
        [one] Победа: { $members }
        [few] Победу делят: { $members }
       *[many] Победу делят: { $members }
    }
duplicate-gained = Лучше среднего на тех же картах: { $gained }
duplicate-nothing = Сравнивать не с чем: все раздачи сыграли меньше чем за двумя столами.
duplicate-by-deal = Раздачи: на сколько Север–Юг набрали больше
duplicate-deal = Раздача { $deal } · в среднем { $score }
duplicate-table-result = стол { $table }: **{ $score }** ({ $gained })
duplicate-table-short = { $table }: { $score } ({ $gained })
duplicate-by-pair = Пары: очки против среднего, матч-очки
duplicate-place = стол { $table }, { $who }
duplicate-match-points =
    { $n ->
        [one] { $n } матч-очко
        [few] { $n } матч-очка
       *[many] { $n } матч-очков
    }
duplicate-left-out =
    { $n ->
        [one] Стол { $parts } не доиграл и в сравнение не вошёл.
        [few] Столы { $parts } не доиграли и в сравнение не вошли.
       *[many] Столы { $parts } не доиграли и в сравнение не вошли.
    }
duplicate-check = Проверить раздачи: `/verify`. Пересмотреть: `/replay`.
