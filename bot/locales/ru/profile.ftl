### Профиль, список лучших, личные настройки, заметки и «не сажать вместе», просмотр кругов благодарностей.
###
### «Авторитет» — благодарности партнёров, «Надёжность» — доигранные партии: это разные вещи, их не смешивают.
### $level — ступень 0..5; $percent — число от 0 до 100; $good, $late, $bad, $played, $won, $received — числа партий и
### благодарностей; $game — название игры; $members — упоминания; $club — название сервера; $on — включено ли;
### $choice — название настройки; $zone — часовой пояс, $begins и $ends — время суток; $share и $back —
### доли в процентах.

## Отказы

error-seat-unavailable = За этот стол сейчас сесть не получится: мест нет или условия стола не подошли. Другие столы: `/table list`.
error-seat-own-block = За этим столом сидит участник из вашего списка «не сажать вместе».
error-lobby-cooldown = Последние партии остались недоигранными, поэтому за общие столы можно сесть { $when }. За закрытые столы — в любое время.
error-person-self = С собой этого сделать нельзя: выберите другого участника.
error-person-robot = У робота нет профиля.
error-person-gone = Этого участника на сервере больше нет.
error-zone-unknown = Не получилось понять часовой пояс или время. Пояс пишется как Europe/Kyiv, время — как 23:00.
error-circle-decided = По этой записи решение уже есть.

## Команды

cmd-profile =
    .name = профиль
    .description = Авторитет, Надёжность и партии участника
cmd-top =
    .name = лучшие
    .description = Кого в клубе благодарят больше всего
cmd-settings =
    .name = настройки
    .description = Язык, письма, тихие часы, подтверждение карты
cmd-review =
    .name = круги
    .description = Тихие записи о кругах благодарностей (модераторам)
opt-member =
    .name = участник
    .description = Чей профиль
menu-profile =
    .name = Профиль

## Профиль

profile-title = Профиль · { $member }
profile-standing = Авторитет
profile-level =
    { $level ->
        [0] Участник клуба
        [1] Приятная компания
        [2] Надёжное плечо
        [3] Желанный партнёр
        [4] Душа стола
       *[5] Гордость клуба
    }
profile-givers =
    { $n ->
        [one] благодарил { $n } партнёр
        [few] благодарили { $n } разных партнёра
       *[many] благодарили { $n } разных партнёров
    }
profile-givers-none = пока никто не благодарил
profile-newcomer =
    { $n ->
        [one] Новичок: до звания ещё { $n } партия
        [few] Новичок: до звания ещё { $n } партии
       *[many] Новичок: до звания ещё { $n } партий
    }
profile-frozen = сейчас не показывается
profile-reliability = Надёжность
profile-reliability-none = пока нет партий за общими столами
profile-counts = доиграно { $good }, с пропусками ходов { $late }, не доиграно { $bad }
profile-warned = ⚠️ Несколько последних партий остались недоигранными (последняя — партия { $number }). Пока это предупреждение; дальше за общие столы можно будет сесть только после паузы.
profile-paused = ⚠️ Несколько последних партий остались недоигранными (последняя — партия { $number }). За общие столы можно будет сесть { $when }.
profile-games = Партий доиграно: { $played }, побед: { $won }
profile-game = { $game }: { $played }, побед { $won }
profile-partner = Партнёр { $member }: вместе { $played }, побед { $won }
profile-note = Ваша заметка (видите только вы)
profile-button-thanks = Спасибо
profile-button-settings = Настройки
profile-button-block = Не сажать вместе
profile-button-unblock = Снова можно вместе
profile-button-note = Заметка
profile-blocked = Готово: за один стол вас больше не посадят. Об этом никто не узнает.
profile-unblocked = Готово: снова можно играть за одним столом.
note-form-title = Заметка для себя
note-form-words = Что запомнить
note-form-hint = Видите только вы. Пустое поле удаляет заметку.
note-kept = Сохранено.

## Лучшие

top-title = Кого благодарят в клубе
top-empty = Пока никого: нужны двадцать партий и благодарности партнёров.
top-hint = Не хотите быть в списке? `/settings`. Авторитет ничего не открывает и не закрывает.

## Настройки

settings-title = Ваши настройки
settings-kept = Сохранено.
settings-flag =
    { $choice ->
        [big-buttons] Крупные кнопки
        [confirm-card] Переспрашивать карту
        [pings] Спасибо и приглашения
        [in-top] Быть в списке лучших
       *[takes-thanks] Принимать спасибо
    }: { $on ->
        [yes] да
       *[no] нет
    }
settings-quiet = Тихие часы: с { $begins } до { $ends } ({ $zone })
settings-quiet-none = Тихие часы: нет
settings-blocked = Не сажать вместе: { $members }. Снять: `/profile` участника.
settings-language-auto = Как в Discord
settings-demand = Надёжность от { $percent }
settings-demand-none = Любая Надёжность
quiet-form-title = Тихие часы
quiet-form-zone = Часовой пояс
quiet-form-begins = Начало
quiet-form-ends = Конец
quiet-form-hint = Например, 23:00 и 8:00. Пустые поля — без тихих часов.
confirm-card = Сыграть эту карту: { $card }?
confirm-button-play = Сыграть
confirm-button-back = Другую карту

## Круги благодарностей

circles-title = Круги благодарностей
circles-about = Здесь те, кого постоянно благодарят одни и те же люди и кто благодарит их в ответ. Так выглядит и накрутка, и компания друзей, которая играет каждый день: сначала разберитесь.
circles-none = Записей нет.
circles-note = { $member }: благодарностей за 30 дней { $received }, из них от трёх человек { $share } %, взаимных { $back } %. Замечено { $when }.
circles-discounted = Эти благодарности сейчас не учитываются.
circles-button-discount = Не учитывать
circles-button-dismiss = Ничего не делать
circles-button-restore = Учитывать снова
circles-done = Готово.
circles-letter = По решению модератора часть взаимных благодарностей вашего круга в клубе «{ $club }» пока не учитывается: они повторялись слишком часто. На игру это не влияет. Если это ошибка, напишите модераторам: решение можно отменить.
circles-letter-restored = Модератор клуба «{ $club }» снова учитывает благодарности вашего круга.
