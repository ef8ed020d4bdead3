### Анализ на собствените решения след партията; аргументите са описани в ru/review.ftl.

review-button = Анализ
review-title = Анализ · партия № { $number }
review-thinking = Роботите гледат вашите решения: { $step } от { $n }…
review-none = Нямаше от какво да се избира: всеки път беше възможно само едно.
review-summary =
    { $n ->
        [one] { $n } решение с избор, не по-лошо от това на робота: { $good }.
       *[other] { $n } решения с избор, не по-лоши от тези на робота: { $good }.
    }
review-lost = Останалите заедно струваха около { count-points }.
review-worst-title = Най-скъпо струваха
review-worst-none = Няма скъпи решения.
review-row = { $moment }: **{ $did }**, робот: **{ $best }** · { count-points }
review-place =
    { $number ->
        [0] Раздаване { $deal }, наддаване
       *[other] Раздаване { $deal }, взятка { $number }
    }
review-how = Цената е с колко точки от раздаването вашият избор средно е по-лош от този на робота. Роботът е виждал само това, което се вижда от вашето място: изиграл е стотици раздавания, възможни за това място, и не е знаел чуждите карти. Затова и успешният риск може да е „скъп“.

review-decision = Анализ · партия № { $number } · решение { $step } от { $n }
review-turned = Обърната карта: { $card }
review-lead = Взятка { $number }: вие излизате
review-hand = Вашите карти: { $cards }
review-did = Вашият избор: **{ $did }**
review-robot = Робот: **{ $best }**
review-same = Роботът би избрал същото.
review-close = Не е по-лошо: разликата може да е случайна.
review-cost = Разликата средно е { count-points }.
review-alternatives = Колко струва всяка възможност
review-option-best = { $card } — изборът на робота
review-option = { $card } — с { count-points } по-лошо
review-option-even = { $card } — не по-лошо
review-own = **{ $label }** ← вашият избор

review-back = ← Решение
review-ahead = Решение →
review-overview = Към общото
review-walk = Едно по едно
review-replay = Преглед
review-pick = Отвори скъпо решение
review-jump = Решения от друго раздаване

error-review-unfinished = Анализират се само завършени партии: докато има скрити карти, роботите не подсказват.
error-review-not-played = В тази партия нямаше ваши решения.
error-review-busy = Сега се анализират други партии. Опитайте след минута.
error-review-failed = Анализът не успя. Опитайте отново.
