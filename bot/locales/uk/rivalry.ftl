### Суперництво: рейтинг пар і таблиця тижня.

opt-top-list =
    .name = список
    .description = Кого показати
choice-top-thanks = Подяки
choice-top-pairs = Пари
choice-top-week = Тиждень
choice-top-last-week = Минулий тиждень

rivalry-button =
    { $choice ->
        [thanks] Подяки
        [pairs] Пари
        [week] Тиждень
       *[last-week] Минулий тиждень
    }
rivalry-family =
    { $system ->
        [contract] Контрактні ігри
        [classic] Ігри з відкритою картою
        [match-points] Болгарський белот
       *[pair] Парний белот
    }
rivalry-played =
    { $played ->
        [one] { $played } партія
        [few] { $played } партії
       *[many] { $played } партій
    }, перемог { $won }
rivalry-provisional =
    { $n ->
        [one] попередньо: до рейтингу ще { $n } партія
        [few] попередньо: до рейтингу ще { $n } партії
       *[many] попередньо: до рейтингу ще { $n } партій
    }

## Пари

rivalry-pairs-title = Пари клубу
rivalry-pairs-empty =
    { $n ->
        [one] Поки нікого: парі потрібна { $n } партія проти учасників.
        [few] Поки нікого: парі потрібні { $n } партії проти учасників.
       *[many] Поки нікого: парі потрібно { $n } партій проти учасників.
    }
rivalry-pairs-hint = Рейтинг дружній: усі починають із 1000, він нічого не відкриває й не закриває. Рахуються партії вчотирьох без роботів за спільними столами, не коротші за половину звичайної. Якщо хтось іде, партнер нічого не втрачає. Не хочете бути у списку? `/settings`.
rivalry-profile-title = Рейтинг пар

## Тиждень

rivalry-week-title = Таблиця тижня
rivalry-last-week-title = Таблиця минулого тижня
rivalry-week-span = { $begins } — { $ends }
rivalry-week-matches = Партій між учасниками: { $n }
rivalry-week-members = Учасники
rivalry-week-pairs = Пари
rivalry-week-empty =
    { $n ->
        [one] Поки нікого: потрібна { $n } партія за тиждень.
        [few] Поки нікого: потрібні { $n } партії за тиждень.
       *[many] Поки нікого: потрібно { $n } партій за тиждень.
    }
rivalry-week-hint = Очки: за партію — { $played }, за перемогу — ще { $won }. До таблиці потрапляють із { $n }-ї партії. Рахуються партії без роботів за спільними столами, дограні учасником до кінця. Тиждень починається в понеділок о 0:00 UTC. Не хочете бути в таблиці? `/settings`.
