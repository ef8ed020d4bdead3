### Pictures of figures; the Russian catalog explains the arguments.

figures-plot-title = Points by deal
figures-target =
    { $target ->
        [0] {""}
       *[other] to { $target }
    }
figures-us = We
figures-them = They
figures-you = You

figures-alt-plot =
    Plot: points after deals { $deal } to { $deals } of a match{ $target ->
        [0] {""}
       *[other] {" "}to { $target }
    }.
figures-alt-track = { $who }: { $score }.
figures-alt-sheet =
    Score sheet of a match{ $target ->
        [0] {""}
       *[other] {" "}to { $target }
    }: points of each deal, the sum in brackets. Columns: { $who }.
figures-alt-row = Deal { $deal }: { $parts }.
figures-alt-sums = Total: { $parts }.

figures-course-title = Recent matches: { $n }
figures-course-won = Won: { $n }
figures-course-lost = Lost: { $n }
figures-course-note = Height: difference in score; the newest on the right
figures-alt-course = Recent matches ({ $n }), the newest last: { $score }.
figures-alt-result =
    { $won ->
        [yes] won { $score }
       *[no] lost { $score }
    }

figures-months-filed = Filed
figures-months-confirmed = Confirmed
figures-months-rejected = Not confirmed
figures-months-late = Late answers
figures-months-note = ⏱ = usual time to an answer, hours:minutes
figures-alt-months = Bars by month.
