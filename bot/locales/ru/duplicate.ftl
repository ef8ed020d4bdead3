### Одинаковые раздачи за несколькими столами.
### $n — сколько раздач (в duplicate-terms и duplicate-heading); $seat — сдающий в duplicate-heading, чей ход в duplicate-turn; $us, $them —
### очки за раздачу; $deal — номер раздачи; $number — номер турнира; $game, $pace, $length — как в lobby.ftl;
### остальные — как в common.ftl.

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
