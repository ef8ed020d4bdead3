### Картинки з числами; пояснення — у російському каталозі.

figures-plot-title = Очки за роздачами
figures-target =
    { $target ->
        [0] {""}
       *[other] до { $target }
    }
figures-us = Ми
figures-them = Вони
figures-you = Ви

figures-alt-plot =
    Графік: очки після роздач з { $deal } по { $deals }, партія{ $target ->
        [0] {""}
       *[other] {" "}до { $target }
    }.
figures-alt-track = { $who }: { $score }.
figures-alt-sheet =
    Запис партії{ $target ->
        [0] {""}
       *[other] {" "}до { $target }
    }: очки за роздачу й у дужках сума. Стовпці: { $who }.
figures-alt-row = Роздача { $deal }: { $parts }.
figures-alt-sums = Усього: { $parts }.

figures-course-title = Останні партії: { $n }
figures-course-won = Перемоги: { $n }
figures-course-lost = Поразки: { $n }
figures-course-note = Висота — різниця в рахунку; нові праворуч
figures-alt-course = Останні партії ({ $n }), нові наприкінці: { $score }.
figures-alt-result =
    { $won ->
        [yes] перемога { $score }
       *[no] поразка { $score }
    }

figures-months-filed = Подано
figures-months-confirmed = Підтверджено
figures-months-rejected = Не підтверджено
figures-months-late = Запізнення з відповіддю
figures-months-note = ⏱ — звичайний час відповіді, години:хвилини
figures-alt-months = Стовпчики за місяцями.
