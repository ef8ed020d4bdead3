### Про що домовився клуб: звичайний стіл, його вигляд і час. Екрани `/club settings` і форми `/club setup`.
### Аргументи описано в ru/club.ftl.

error-club-number = { figure-name }: потрібне ціле число від { $min } до { $max }. Нічого не змінено.
figure-name =
    { $figure ->
        [target] До скількох очок
        [move-seconds] Секунд на хід
        [grace-seconds] Секунд очікування
        [lobby-minutes] Хвилин до початку партії
        [move-hours] Годин на хід
        [reserves] Запасних днів на місяць
       *[lobby-days] Днів до початку партії
    }

## Екран

house-staff = Модератори й мова
house-tables = Нові столи
house-times = Час
house-game = Гра: { $game } · { $pace } · до { $target }
house-target-usual = звичайного рахунку цієї гри
house-level = Роботи: { $parts }
house-compact =
    { $on ->
        [yes] Картка столу: лише слова
       *[no] Картка столу: з малюнком
    }
house-suits =
    { $suits ->
        [two-colours] Масті на малюнках: двох кольорів
        [four-colours] Масті на малюнках: чотирьох кольорів
       *[usual] Масті на малюнках: як у бота
    }
house-live = Наживо: { $parts }
house-days = По днях: { $parts }
house-move = на хід — { $time }
house-move-endless = час на хід не обмежено
house-grace = очікування зниклого — { $time }
house-lobby = збір гравців — { $time }
house-reserves =
    { $n ->
        [0] без запасних днів
        [one] { $n } запасний день на місяць
        [few] { $n } запасні дні на місяць
       *[many] { $n } запасних днів на місяць
    }
house-solo =
    { $on ->
        [yes] Партія з самими роботами: час іде, як у всіх
       *[no] Партія з самими роботами: час не обмежено
    }
house-forced =
    { $on ->
        [yes] Єдина можлива карта: грається сама
       *[no] Єдина можлива карта: її теж грає учасник
    }
house-later = Уже відкриті столи грають із тим часом, з яким їх відкрито.
house-changed = Остання зміна: { $member }, { $when }
house-next = Що налаштувати далі? Кожна кнопка відкриває форму; усе вже працює і без цього.
house-kept = Збережено.
count-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
       *[many] { $n } секунд
    }

## Кнопки (до 38 знаків) і форми (заголовки й підписи до 45 знаків, підказки до 100)

house-button =
    { $form ->
        [staff] Модератори й мова
        [games] Гра й темп
        [looks] Вигляд столу
        [live] Час наживо
       *[days] Час по днях
    }
house-form-game = У яку гру граємо
house-form-pace = Темп
house-form-target = До скількох очок
house-form-target-hint = Порожньо — як заведено в цій грі. Діє, якщо не вибрали іншої гри чи темпу.
house-form-level = Як добре грають роботи
house-form-compact = Лише слова
house-form-compact-hint = Картка столу без малюнка: читається вголос і не витрачає трафік.
house-form-suits = Масті на малюнках
house-form-suits-name =
    { $suits ->
        [two-colours] Два кольори
        [four-colours] Чотири кольори
       *[usual] Як у бота
    }
house-form-number-hint = Порожньо — як у бота ({ $n }). Можна від { $min } до { $max }.
house-form-endless-hint = Порожньо — як у бота ({ $n }). До { $max }; 0 — без обмеження.
house-flag-solo = Квапити й того, хто грає з роботами
house-flag-solo-hint = Час на хід іде, навіть якщо за столом більше ніхто не чекає.
house-flag-forced = Єдину карту грати одразу
house-flag-forced-hint = Якщо хід лише один, карта за кілька секунд грається сама.
