### Розбір своїх рішень після партії; аргументи описано в ru/review.ftl.

review-button = Розбір
review-title = Розбір · партія № { $number }
review-thinking = Роботи дивляться ваші рішення: { $step } з { $n }…
review-none = Вибирати не було з чого: щоразу підходив лише один варіант.
review-summary =
    { $n ->
        [one] { $n } рішення з вибором, не гірше за робота — { $good }.
        [few] { $n } рішення з вибором, не гірше за робота — { $good }.
       *[many] { $n } рішень із вибором, не гірше за робота — { $good }.
    }
review-lost = Решта разом коштувала приблизно { count-points }.
review-worst-title = Найдорожче обійшлися
review-worst-none = Дорогих рішень немає.
review-row = { $moment }: **{ $did }**, робот — **{ $best }** · { count-points }
review-place =
    { $number ->
        [0] Роздача { $deal }, торги
       *[other] Роздача { $deal }, взятка { $number }
    }
review-how = Ціна — на скільки очок роздачі ваш вибір у середньому гірший за вибір робота. Робот бачив лише те, що було видно з вашого місця: він розіграв сотні розкладів, можливих для цього місця, і чужих карт не знав. Тому вдалий ризик теж буває «дорогим».

review-decision = Розбір · партія № { $number } · рішення { $step } з { $n }
review-turned = Відкрита карта: { $card }
review-lead = Взятка { $number }: ваш захід
review-hand = Ваші карти: { $cards }
review-did = Ваш вибір: **{ $did }**
review-robot = Робот: **{ $best }**
review-same = Робот вибрав би те саме.
review-close = Це не гірше: різниця в межах випадковості.
review-cost = Різниця в середньому — { count-points }.
review-alternatives = Скільки коштує кожен варіант
review-option-best = { $card } — вибір робота
review-option = { $card } — на { count-points } гірше
review-option-even = { $card } — не гірше
review-own = **{ $label }** ← ваш вибір

review-back = ← Рішення
review-ahead = Рішення →
review-overview = До підсумку
review-walk = По черзі
review-replay = Повтор
review-pick = Відкрити дороге рішення
review-jump = Рішення іншої роздачі

error-review-unfinished = Розбирають лише закінчені партії: поки карти закрито, роботи не підказують.
error-review-not-played = У цій партії не було ваших рішень.
error-review-busy = Зараз розбирають інші партії. Спробуйте за хвилину.
error-review-failed = Розібрати партію не вдалося. Спробуйте ще раз.
