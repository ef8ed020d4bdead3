### Время и отсутствие: сроки, паузы, замены, вопросы за столом, карты, заданные заранее.
###
### Аргументы: $when — отметка времени Discord; $members — участники через запятую; $n — количество (взяток, дней);
### $length — ожидаемая длина партии («40 минут»); остальные — как в common.ftl.

## На карточке стола

people-grace = { $member } не отвечает. Ждём ещё, время выйдет { $when }. Потом один ход сделает робот.
people-unwilling = Не хотят ждать: { $members }.
people-reserve = Идёт запас времени: { $member }.
people-pause = Пауза по просьбе { $member }. Часы пойдут { $when }.
people-pause-ending = Готовы играть дальше: { $members }.
robot-for = робот (за { $member })

notice-missed = Ход за { $member } сделал робот.
notice-kept = Долго нет ответа, и место { $member } ведёт робот. Вернуться можно в любой момент.
notice-left = { $member } выходит из партии. Место ведёт робот.
notice-gone = { $member } теперь не в клубе или не видит этот канал. Место ведёт робот.
notice-back = { $member } снова за столом.
notice-reserve = { $member } тратит сутки из запаса этого месяца.
notice-paused = Пауза по просьбе { $member }.
notice-resumed = Пауза окончена.
notice-substituted = { $member } теперь за столом на замену.
notice-claim-failed = Так сыграть не получится: не все остальные взятки у { $member }. Играем дальше.

ask-surrender = { $member } предлагает сдаться. Решает партнёр.
ask-claim = { $member }: «Остальные взятки мои». Соперники, согласны?
ask-pause = { $member } предлагает паузу, часы пойдут { $when }. Все согласны?
ask-substitute = { $member } хочет сесть на замену, место — { seat-name }. Решает партнёр.
ask-choice = От { $member } трое суток ничего не слышно. Как играем дальше? Решает большинство.

people-button-menu = ⋯ Ещё
people-button-here = Я здесь
people-button-nowait = Не ждать
people-button-back = Вернуться
people-button-unpause = Продолжить
people-button-substitute = Сесть на замену
people-button-yes = Да
people-button-no = Нет
way-wait = Подождать
way-robot = Пусть играет робот
way-substitute = Искать замену
way-stop = Закончить без счёта

## Меню «Ещё» (видит тот, кто нажал)

menu-title = Стол { $table } · что ещё можно
menu-hint = Пауза — одна на партию. Сдаться можно с третьей раздачи, вдвоём с партнёром. Выйти можно всегда: место поведёт робот, а вы сможете вернуться.
menu-button-pause = Пауза 3 мин
menu-button-pause-days =
    { $n ->
        [one] Пауза на { $n } день
        [few] Пауза на { $n } дня
       *[many] Пауза на { $n } дней
    }
menu-button-rest = Остальные мои (до { $n })
menu-button-surrender = Сдаться
menu-button-leave = Выйти из партии
menu-button-stay = Остаться
menu-leave-question = Выйти из партии? Место поведёт робот, пока вы не вернётесь или кто-то не сядет на замену. Если не вернётесь, за общим столом это снизит Надёжность.
menu-done = Готово, за столом это видно.
menu-left = За вас играет робот. Вернуться можно в любой момент.

## Рука

hand-deadline = Время на ответ выйдет { $when }.
hand-kept = За вас играет робот. Нажмите «Вернуться», и следующий ход будет вашим.

## Карта заранее (видит только хозяин руки)

condition-title = Карта заранее
condition-hint = Выберите, с какой масти зайдут, и карту на этот случай. Она будет сыграна, если её можно положить; после вашего хода всё заданное забывается.
condition-set = Задано заранее:
condition-led = если зайдут в { suit-accusative }: { $card }
condition-any = в любом другом случае: { $card }
condition-card = Какую карту сыграть
condition-button = Карта заранее
condition-button-drop = Отменить заданное
condition-button-suit =
    { $suit ->
        [clubs] Трефы
        [diamonds] Бубны
        [hearts] Червы
       *[spades] Пики
    }
condition-button-any = Любая масть

## Напоминания и список столов

table-ping-absent = { $member }, вас ждут за столом. Время выйдет { $when }.
table-ping-reminder = { $member }, напоминаем: ход за вами, время выйдет { $when }.
table-closed-deserted = Стол закрыт: за ним остались только роботы. Партия не окончена.
table-closed-stopped = Игроки решили закончить без счёта.
substitute-asked = Спросили партнёра. Если партнёр согласится, место ваше.
list-turn = ходит { $member }
list-until = время выйдет { $when }
list-length = обычно { $length }

## Отказы

error-seat-kept = За вас сейчас играет робот. Нажмите «Вернуться», и следующий ход будет вашим.
error-not-awaited = Сейчас вас никто не ждёт.
error-nobody-absent = Сейчас ждать некого: время хода ещё не вышло.
error-seat-not-kept = Возвращаться не нужно: за этим столом вы играете сами.
error-no-place = За этим столом замена сейчас не нужна.
error-no-question = На этот вопрос уже отвечать не нужно.
error-not-asked = Этот вопрос не к вам.
error-not-live = Короткая пауза бывает только за столом вживую. По дням договариваются о дне.
error-not-by-days = Это можно только за столом по дням.
error-pause-running = Часы уже стоят.
error-pause-used = Свою паузу в этой партии вы уже брали.
error-pause-too-long = Пауза может длиться не больше двух недель.
error-no-pause = Паузы сейчас нет.
error-surrender-too-early = Сдаться можно начиная с третьей раздачи.
error-surrender-used = В этой партии вы уже предлагали сдаться.
error-claim-not-now = Остальные взятки объявляют в свой ход, когда их осталось не больше четырёх.
error-claim-unproved = Пока это не наверняка, а спросить некого. Играем дальше.
error-too-many-conditions = Больше карт заранее не задать. Сначала отмените прежние.
