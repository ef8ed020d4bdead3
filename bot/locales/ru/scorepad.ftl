### Табло для тех, кто играет настоящими картами: `/scorepad`.
###
### $number — номер табло; $deal — номер раздачи; $who — имена стороны или имя того, кто сдаёт; $bid — цена или
### козырь; $score — очки раздачи; $target — до скольки очков; $n — сколько нужно или можно; $outcome — итог раздачи;
### $value — слово движка; $members, $parts — имена через запятую или точку с запятой. Остальное — как в common.ftl.

## Табло

pad-title = Табло № { $number } · до { $target }
pad-dealer = Сдаёт: { $who }
pad-winner = Победа: { $who }
pad-writer = последняя запись: { $member }
pad-is-closed = Табло закрыто.
pad-choice = № { $number } · { $members }
pad-opened = Табло № { $number } готово. Записывать раздачи может каждый в этом канале.

pad-button-new = Новая раздача
pad-button-undo = ↶ Отменить
pad-button-close = Закрыть табло
pad-button-edit = Исправить
pad-button-delete = Удалить
pad-button-points = Очки и комбинации…
pad-button-passed = Записать: все спасовали
pad-choose-deal = Раздача: посмотреть, исправить, удалить
pad-close-question = Закрыть табло № { $number }? Записывать в него будет нельзя.
pad-deleted = Раздача { $deal } удалена, всё после неё пересчитано. Вернуть: «↶ Отменить».

## Раздача

pad-deal-line = Раздача { $deal } · { $who } · { $score }
pad-deal-passed = Раздача { $deal } · все спасовали
pad-contract = Контракт: { $bid }{ doubling-suffix }
pad-outcome =
    { $outcome ->
        [made] Выиграно.
        [failed] Проиграно.
        [litige] Спор: очков поровну.
        [hanging] Висит: очков поровну.
       *[other] Сыграно.
    }
pad-line-belote = Белот-ребелот

pad-draft-new = Новая раздача · сдаёт { $who }
pad-draft-edit = Раздача { $deal } · исправление
pad-draft-hint = Выберите, что было, потом впишите очки одной стороны: остальное посчитается само.
pad-taker = Игру взяли
pad-nobody = Никто: все спасовали
pad-price = Цена контракта
pad-trump = Козырь
pad-doubling = Контра
pad-times =
    { $multiplier ->
        [1] Без контры
        [2] Контра
       *[other] Сюрконтра
    }
pad-belote = Белот
pad-no-belote = Белота не было
pad-capot = Капот
pad-no-capot = Капота не было

## Формы

pad-form-new = Новое табло
pad-form-names = Игроки, каждый с новой строки
pad-form-names-hint = { $n } имени в порядке хода. Первый сдаёт первым; вчетвером партнёры — через одного.
pad-form-target = До скольки очков
pad-form-litige = Очков поровну
pad-litige =
    { $value ->
        [carry] Спор: ждут следующей раздачи
        [taker_wins] Взявшие выиграли
       *[dedans] Взявшие проиграли
    }
pad-form-both = Дошли обе стороны
pad-both =
    { $value ->
        [taker] Победили взявшие последнюю игру
        [defenders] Победили их соперники
       *[higher] У кого больше
    }
pad-form-title = Очки раздачи
pad-form-points = Очки: { $who }
pad-form-points-hint = Карты с последней взяткой, без комбинаций. Хватит одной стороны; при капоте не нужно.
pad-form-combinations = Комбинации: { $who }
pad-form-combinations-hint = Зачтённые, через пробел: 20 50 100. Белот сюда не пишется.
pad-form-combinations-all = Комбинации по сторонам
pad-form-combinations-all-hint = Через «;» по порядку: { $parts }. Например: 20 50; ; 100

## Отказы

error-pad-not-found = Такого табло здесь нет. Новое: `/scorepad new`.
error-pad-closed = Это табло закрыто.
error-pad-moved = Табло уже изменилось: проверьте и запишите ещё раз.
error-pad-names = Нужно { $n } разных имени, каждое с новой строки.
error-pad-target = Партия бывает до 1–10000 очков.
error-pad-number = Очки и комбинации пишутся числами.
error-pad-many = В канале уже { $n } табло. Закройте ненужное.
error-pad-full = В табло не больше { $n } раздач.
error-pad-nothing = Отменять нечего.
error-pad-owner = Закрыть табло может тот, кто его открыл, или модератор.
