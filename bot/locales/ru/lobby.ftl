### Стол до начала партии: карточка в канале, список столов, ответы на команды /table.
###
### Аргументы: $table — номер стола; $game — название игры (game-…); $pace — темп (pace-…); $target — до скольки очков;
### $length — ожидаемая длина («40 минут»); $free — число свободных мест; $member, $seat, $when, $link — как
### в common.ftl; $score — готовая строка счёта; $options — имена изменённых правил.

## Карточка

lobby-title = Стол { $table } · { $game }
lobby-terms = До { $target } · { $pace } · обычно { $length }
lobby-private = Стол закрытый: садятся по приглашению.
lobby-rules = Изменено: { $options }
lobby-seat-taken = { seat-name }: { $member }
lobby-seat-free = { seat-name }: свободно
lobby-host = Хозяин стола: { $member }
lobby-waiting =
    { $free ->
        [one] Ждём ещё { $free } игрока
        [few] Ждём ещё { $free } игроков
       *[many] Ждём ещё { $free } игроков
    }
lobby-ready = Все на местах, можно начинать.
lobby-expires = Если игроки не соберутся, стол закроется { $when }
lobby-expired = Игроки так и не собрались, и стол { $table } закрылся. Новый открывает `/table open`.
lobby-closed = Стол { $table } закрыт.
lobby-running = Стол { $table } · идёт партия · { $score } · { $link }
lobby-finished = Стол { $table } · партия окончена · { $score } · { $link }

## Кнопки (до 38 знаков)

lobby-button-seat = { seat-name }
lobby-button-robot = + робот
lobby-button-robot-away = − робот
lobby-button-stand = Встать
lobby-button-start = Начать
lobby-button-rules = Правила

## Ответы тому, кто нажал

lobby-opened = Стол { $table } открыт: { $link }
lobby-seated = Ваше место — { seat-name }. Партнёр сидит напротив.
lobby-seated-alone = Ваше место — { seat-name }. Каждый играет за себя.
lobby-stood = Вы встали из-за стола { $table }.

## Список столов

list-title = Столы клуба
list-mine = Ваши незаконченные партии
list-open = Есть места
list-running = Идут партии
list-empty = Сейчас столов нет. Откройте свой: `/table open`.
list-row-open =
    { $free ->
        [one] Стол { $table } · { $game } · { $pace } · { $free } место · { $link }
        [few] Стол { $table } · { $game } · { $pace } · { $free } места · { $link }
       *[many] Стол { $table } · { $game } · { $pace } · { $free } мест · { $link }
    }
list-row-running = Стол { $table } · { $game } · { $score } · { $link }
# Подсказка при вводе команды (до 100 знаков).
list-choice-open =
    { $free ->
        [one] Стол { $table } · { $game } · { $free } место
        [few] Стол { $table } · { $game } · { $free } места
       *[many] Стол { $table } · { $game } · { $free } мест
    }
list-choice-mine = Стол { $table } · { $game } · вы за столом
list-choice-running = Стол { $table } · { $game } · идёт партия

## Уйти, вернуться, закрыть

resume-done = С возвращением! Вы снова за столом { $table }: { $link }
close-confirm = Закрыть стол { $table }? Партия останется неоконченной.
close-button-yes = Закрыть стол
close-button-no = Оставить
close-kept = Стол остаётся открытым.
close-done = Стол { $table } закрыт.
export-done = Запись партии за столом { $table }.
export-running = Партия ещё идёт, поэтому в записи только то, что уже видели все.
