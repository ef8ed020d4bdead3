### Време и отсъствие: срокове, паузи, смени, въпроси на масата, карти, зададени предварително.

## На картата на масата

people-grace = { $member } не отговаря. Чакаме още, времето изтича { $when }. След това един ход прави робот.
people-unwilling = Не искат да чакат: { $members }.
people-reserve = Върви резервното време: { $member }.
people-pause = Пауза по молба на { $member }. Часовникът тръгва { $when }.
people-pause-ending = Готови да продължат: { $members }.
robot-for = робот (вместо { $member })

notice-missed = Вместо { $member } един ход направи робот.
notice-kept = Отдавна няма отговор и мястото на { $member } се пази от робот. Връщането е възможно по всяко време.
notice-left = { $member } напуска партията. Мястото се пази от робот.
notice-gone = { $member } вече не е в клуба или не вижда този канал. Мястото се пази от робот.
notice-back = { $member } отново е на масата.
notice-reserve = { $member } използва едно денонощие от резерва за месеца.
notice-paused = Пауза по молба на { $member }.
notice-resumed = Паузата свърши.
notice-substituted = { $member } сяда на масата като смяна.
notice-claim-failed = Не става така: не всички останали взятки са на { $member }. Играем нататък.

ask-surrender = { $member } предлага да се предадете. Решава партньорът.
ask-claim = { $member }: „Останалите взятки са мои“. Противници, съгласни ли сте?
ask-pause = { $member } предлага пауза, часовникът тръгва { $when }. Всички ли са съгласни?
ask-substitute = { $member } иска да седне като смяна, мястото е { seat-name }. Решава партньорът.
ask-choice = От { $member } три денонощия няма вест. Как да продължим? Решава мнозинството.

people-button-menu = ⋯ Още
people-button-here = Тук съм
people-button-nowait = Да не чакаме
people-button-back = Връщам се
people-button-unpause = Продължаваме
people-button-substitute = Сядам като смяна
people-button-yes = Да
people-button-no = Не
way-wait = Чакаме
way-robot = Нека играе робот
way-substitute = Търсим смяна
way-stop = Край без резултат

## Менюто „Още“ (вижда го този, който е натиснал)

menu-title = Маса { $table } · какво още може
menu-hint = Паузата е една на партия. Предаването е от третото раздаване нататък, заедно с партньора. Напускането е възможно винаги: мястото се пази от робот и можете да се върнете.
menu-button-pause = Пауза 3 мин
menu-button-pause-days =
    { $n ->
        [one] Пауза за { $n } ден
       *[other] Пауза за { $n } дни
    }
menu-button-rest = Останалите са мои (до { $n })
menu-button-surrender = Предаване
menu-button-leave = Напускам партията
menu-button-stay = Оставам
menu-leave-question = Напускате ли партията? Мястото ще се пази от робот, докато се върнете или някой седне като смяна. Ако не се върнете, на обща маса това сваля надеждността.
menu-done = Готово, на масата се вижда.
menu-left = Вместо вас играе робот. Можете да се върнете по всяко време.

## Ръка

hand-deadline = Времето за отговор изтича { $when }.
hand-kept = Вместо вас играе робот. Натиснете „Връщам се“ и следващият ход е ваш.

## Карта предварително (вижда я само притежателят на ръката)

condition-title = Карта предварително
condition-hint = Изберете с коя боя започват и карта за този случай. Тя ще бъде изиграна, ако е позволена; след вашия ход всичко зададено се забравя.
condition-set = Зададено предварително:
condition-led = ако започнат с { suit-accusative }: { $card }
condition-any = във всеки друг случай: { $card }
condition-card = Коя карта да се изиграе
condition-button = Карта предварително
condition-button-drop = Отказ от зададеното
condition-button-suit =
    { $suit ->
        [clubs] Спатии
        [diamonds] Кари
        [hearts] Купи
       *[spades] Пики
    }
condition-button-any = Всяка боя

## Напомняния и списък на масите

table-ping-absent = { $member }, чакат ви на масата. Времето изтича { $when }.
table-ping-reminder = { $member }, напомняме: ваш ред е, времето изтича { $when }.
table-closed-deserted = Масата е закрита: останаха само роботи. Партията не е довършена.
table-closed-stopped = Играчите решиха да спрат без резултат.
substitute-asked = Партньорът е попитан. При съгласие мястото е ваше.
list-turn = играе { $member }
list-until = времето изтича { $when }
list-length = обикновено { $length }

## Откази

error-seat-kept = Сега вместо вас играе робот. Натиснете „Връщам се“ и следващият ход е ваш.
error-not-awaited = Сега никой не ви чака.
error-nobody-absent = Сега няма кого да чакаме: времето за ход още не е изтекло.
error-seat-not-kept = Няма нужда от връщане: на тази маса играете вие.
error-no-place = На тази маса сега не трябва смяна.
error-no-question = На този въпрос вече няма нужда да се отговаря.
error-not-asked = Този въпрос не е към вас.
error-not-live = Кратка пауза има само на маса на живо. По дни се уговаря ден.
error-not-by-days = Това може само на маса по дни.
error-pause-running = Часовникът вече е спрян.
error-pause-used = Своята пауза в тази партия вече сте взели.
error-pause-too-long = Паузата е най-много две седмици.
error-no-pause = Сега няма пауза.
error-surrender-too-early = Предаването е възможно от третото раздаване нататък.
error-surrender-used = В тази партия вече предложихте предаване.
error-claim-not-now = Останалите взятки се обявяват на своя ход, когато са най-много четири.
error-claim-unproved = Това още не е сигурно, а няма кого да попитаме. Играем нататък.
error-too-many-conditions = Повече карти предварително не може. Първо откажете старите.
