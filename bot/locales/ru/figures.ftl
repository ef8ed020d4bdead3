### Картинки с числами: график и запись партии, последние партии участника, жалобы по месяцам.
###
### Короткие надписи стоят на картинке (22 знака в строке легенды, 45 — в заголовке и внизу); figures-alt-… — подпись для
### тех, кто её не видит, до 1024 знаков вместе с числами.
### $deal и $deals — первая и последняя раздачи на графике; в figures-alt-row $deal — номер раздачи.
### $who — сторона (и в скобках имена), в figures-alt-sheet все столбцы; $score, $parts — готовые ряды чисел. $target — до скольких
### очков партия. $n — сколько партий; $won — победа ли это.

figures-plot-title = Очки по раздачам
figures-target =
    { $target ->
        [0] {""}
       *[other] до { $target }
    }
figures-us = Мы
figures-them = Они
figures-you = Вы

figures-alt-plot =
    График: очки после раздач с { $deal } по { $deals }, партия{ $target ->
        [0] {""}
       *[other] {" "}до { $target }
    }.
figures-alt-track = { $who }: { $score }.
figures-alt-sheet =
    Запись партии{ $target ->
        [0] {""}
       *[other] {" "}до { $target }
    }: очки за раздачу и в скобках сумма. Столбцы: { $who }.
figures-alt-row = Раздача { $deal }: { $parts }.
figures-alt-sums = Всего: { $parts }.

figures-course-title = Последние партии: { $n }
figures-course-won = Победы: { $n }
figures-course-lost = Поражения: { $n }
figures-course-note = Высота — разница в счёте; новые справа
figures-alt-course = Последние партии ({ $n }), новые в конце: { $score }.
figures-alt-result =
    { $won ->
        [yes] победа { $score }
       *[no] поражение { $score }
    }

figures-months-filed = Подано
figures-months-confirmed = Подтверждено
figures-months-rejected = Не подтверждено
figures-months-late = Опоздания с ответом
figures-months-note = ⏱ — обычное время ответа, часы:минуты
figures-alt-months = Столбики по месяцам.
