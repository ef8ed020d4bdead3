### Час і відсутність: строки, паузи, заміни, питання за столом, карти, задані наперед.
###
### Аргументи: $when, $members, $n, $length; решта — як у common.ftl.

## На картці столу

people-grace = { $member } не відповідає. Чекаємо ще, час вийде { $when }. Потім один хід зробить робот.
people-unwilling = Не хочуть чекати: { $members }.
people-reserve = Іде запас часу: { $member }.
people-pause = Пауза на прохання { $member }. Годинник піде { $when }.
people-pause-ending = Готові грати далі: { $members }.
robot-for = робот (за { $member })

notice-missed = Хід за { $member } зробив робот.
notice-kept = Довго немає відповіді, і місце { $member } веде робот. Повернутися можна будь-коли.
notice-left = { $member } виходить із партії. Місце веде робот.
notice-gone = { $member } тепер не в клубі або не бачить цей канал. Місце веде робот.
notice-back = { $member } знову за столом.
notice-reserve = { $member } витрачає добу із запасу цього місяця.
notice-paused = Пауза на прохання { $member }.
notice-resumed = Паузу закінчено.
notice-substituted = { $member } тепер за столом на заміну.
notice-claim-failed = Так зіграти не вийде: решта взяток не вся у { $member }. Граємо далі.

ask-surrender = { $member } пропонує здатися. Вирішує партнер.
ask-claim = { $member }: «Решта взяток мої». Суперники, згодні?
ask-pause = { $member } пропонує паузу, годинник піде { $when }. Усі згодні?
ask-substitute = { $member } хоче сісти на заміну, місце — { seat-name }. Вирішує партнер.
ask-choice = Від { $member } три доби нічого не чути. Як граємо далі? Вирішує більшість.

people-button-menu = ⋯ Ще
people-button-here = Я тут
people-button-nowait = Не чекати
people-button-back = Повернутися
people-button-unpause = Продовжити
people-button-substitute = Сісти на заміну
people-button-yes = Так
people-button-no = Ні
way-wait = Зачекати
way-robot = Нехай грає робот
way-substitute = Шукати заміну
way-stop = Закінчити без рахунку

## Меню «Ще» (бачить той, хто натиснув)

menu-title = Стіл { $table } · що ще можна
menu-hint = Пауза — одна на партію. Здатися можна з третьої роздачі, удвох із партнером. Вийти можна завжди: місце поведе робот, а ви зможете повернутися.
menu-button-pause = Пауза 3 хв
menu-button-pause-days =
    { $n ->
        [one] Пауза на { $n } день
        [few] Пауза на { $n } дні
       *[many] Пауза на { $n } днів
    }
menu-button-rest = Решта мої (до { $n })
menu-button-surrender = Здатися
menu-button-leave = Вийти з партії
menu-button-stay = Залишитися
menu-leave-question = Вийти з партії? Місце поведе робот, поки ви не повернетеся або хтось не сяде на заміну. Якщо не повернетеся, за спільним столом це знизить Надійність.
menu-done = Готово, за столом це видно.
menu-left = За вас грає робот. Повернутися можна будь-коли.

## Рука

hand-deadline = Час на відповідь вийде { $when }.
hand-kept = За вас грає робот. Натисніть «Повернутися», і наступний хід буде вашим.

## Карта наперед (бачить лише господар руки)

condition-title = Карта наперед
condition-hint = Виберіть, з якої масті зайдуть, і карту на цей випадок. Її буде зіграно, якщо її можна покласти; після вашого ходу все задане забувається.
condition-set = Задано наперед:
condition-led = якщо зайдуть у { suit-accusative }: { $card }
condition-any = у будь-якому іншому випадку: { $card }
condition-card = Яку карту зіграти
condition-button = Карта наперед
condition-button-drop = Скасувати задане
condition-button-suit =
    { $suit ->
        [clubs] Трефи
        [diamonds] Бубни
        [hearts] Чирви
       *[spades] Піки
    }
condition-button-any = Будь-яка масть

## Нагадування і список столів

table-ping-absent = { $member }, на вас чекають за столом. Час вийде { $when }.
table-ping-reminder = { $member }, нагадуємо: хід за вами, час вийде { $when }.
table-closed-deserted = Стіл закрито: за ним лишилися самі роботи. Партію не закінчено.
table-closed-stopped = Гравці вирішили закінчити без рахунку.
substitute-asked = Запитали партнера. Якщо партнер погодиться, місце ваше.
list-turn = ходить { $member }
list-until = час вийде { $when }
list-length = зазвичай { $length }

## Відмови

error-seat-kept = За вас зараз грає робот. Натисніть «Повернутися», і наступний хід буде вашим.
error-not-awaited = Зараз на вас ніхто не чекає.
error-nobody-absent = Зараз чекати нема на кого: час ходу ще не вийшов.
error-seat-not-kept = Повертатися не треба: за цим столом ви граєте самі.
error-no-place = За цим столом заміна зараз не потрібна.
error-no-question = На це питання вже не треба відповідати.
error-not-asked = Це питання не до вас.
error-not-live = Коротка пауза буває лише за столом наживо. По днях домовляються про день.
error-not-by-days = Це можна лише за столом по днях.
error-pause-running = Годинник уже стоїть.
error-pause-used = Свою паузу в цій партії ви вже брали.
error-pause-too-long = Пауза може тривати не більше двох тижнів.
error-no-pause = Паузи зараз немає.
error-surrender-too-early = Здатися можна починаючи з третьої роздачі.
error-surrender-used = У цій партії ви вже пропонували здатися.
error-claim-not-now = Решту взяток оголошують у свій хід, коли їх лишилося не більше чотирьох.
error-claim-unproved = Поки що це не напевно, а спитати нема кого. Граємо далі.
error-too-many-conditions = Більше карт наперед не задати. Спершу скасуйте попередні.
