### Масата преди партията: картата в канала, списъкът на масите, отговорите на командите /table.

## Карта

lobby-title = Маса { $table } · { $game }
lobby-terms = До { $target } · { $pace } · обикновено { $length }
lobby-private = Закрита маса: сяда се с покана.
lobby-rules = Променено: { $options }
lobby-seat-taken = { seat-name }: { $member }
lobby-seat-free = { seat-name }: свободно
lobby-host = Домакин: { $member }
lobby-waiting =
    { $free ->
        [one] Чакаме още { $free } играч
       *[other] Чакаме още { $free } играчи
    }
lobby-ready = Всички са по местата си, може да се започва.
lobby-expires = Ако играчите не се съберат, масата се закрива { $when }
lobby-expired = Играчите не се събраха и маса { $table } се закри. Нова се отваря с `/table open`.
lobby-closed = Маса { $table } е закрита.
lobby-running = Маса { $table } · партията върви · { $score } · { $link }
lobby-finished = Маса { $table } · партията свърши · { $score } · { $link }

## Бутони (до 38 знака)

lobby-button-seat = { seat-name }
lobby-button-robot = + робот
lobby-button-robot-away = − робот
lobby-button-stand = Ставам
lobby-button-start = Начало
lobby-button-rules = Правила

## Отговори на този, който е натиснал

lobby-opened = Маса { $table } е отворена: { $link }
lobby-seated = Вашето място е { seat-name }. Партньорът седи отсреща.
lobby-seated-alone = Вашето място е { seat-name }. Всеки играе за себе си.
lobby-stood = Станахте от маса { $table }.

## Списък на масите

list-title = Масите на клуба
list-mine = Вашите недовършени партии
list-open = Свободни места
list-running = Вървят партии
list-empty = Сега няма маси. Отворете своя: `/table open`.
list-row-open =
    { $free ->
        [one] Маса { $table } · { $game } · { $pace } · { $free } място · { $link }
       *[other] Маса { $table } · { $game } · { $pace } · { $free } места · { $link }
    }
list-row-running = Маса { $table } · { $game } · { $score } · { $link }
list-choice-open =
    { $free ->
        [one] Маса { $table } · { $game } · { $free } място
       *[other] Маса { $table } · { $game } · { $free } места
    }
list-choice-mine = Маса { $table } · { $game } · играете тук
list-choice-running = Маса { $table } · { $game } · партията върви

## Ставане, връщане, закриване

resume-done = Добре дошли отново! Пак сте на маса { $table }: { $link }
close-confirm = Да се закрие ли маса { $table }? Партията ще остане недовършена.
close-button-yes = Закрий масата
close-button-no = Остави я
close-kept = Масата остава отворена.
close-done = Маса { $table } е закрита.
export-done = Записът на партията на маса { $table }.
export-running = Партията още върви, затова в записа е само това, което всички вече са видели.
