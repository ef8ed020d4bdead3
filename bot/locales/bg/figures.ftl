### Картинки с числа; обясненията са в руския каталог.

figures-plot-title = Точки по раздавания
figures-target =
    { $target ->
        [0] {""}
       *[other] до { $target }
    }
figures-us = Ние
figures-them = Те
figures-you = Вие

figures-alt-plot =
    Графика: точки след раздавания от { $deal } до { $deals }, партия{ $target ->
        [0] {""}
       *[other] {" "}до { $target }
    }.
figures-alt-track = { $who }: { $score }.
figures-alt-sheet =
    Запис на партия{ $target ->
        [0] {""}
       *[other] {" "}до { $target }
    }: точки за раздаването и в скоби сборът. Колони: { $who }.
figures-alt-row = Раздаване { $deal }: { $parts }.
figures-alt-sums = Общо: { $parts }.

figures-course-title = Последни партии: { $n }
figures-course-won = Победи: { $n }
figures-course-lost = Загуби: { $n }
figures-course-note = Височина: разлика в точките; новите са вдясно
figures-alt-course = Последни партии ({ $n }), новите накрая: { $score }.
figures-alt-result =
    { $won ->
        [yes] победа { $score }
       *[no] загуба { $score }
    }

figures-months-filed = Подадени
figures-months-confirmed = Потвърдени
figures-months-rejected = Непотвърдени
figures-months-late = Закъснели отговори
figures-months-note = ⏱ — обичайно време за отговор, часове:минути
figures-alt-months = Стълбове по месеци.
