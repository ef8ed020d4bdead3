### Табло для тих, хто грає справжніми картами; аргументи описано в ru/scorepad.ftl.

pad-title = Табло № { $number } · до { $target }
pad-dealer = Роздає: { $who }
pad-winner = Перемога: { $who }
pad-writer = останній запис: { $member }
pad-is-closed = Табло закрито.
pad-choice = № { $number } · { $members }
pad-opened = Табло № { $number } готове. Записувати роздачі може кожен у цьому каналі.

pad-button-new = Нова роздача
pad-button-undo = ↶ Скасувати
pad-button-close = Закрити табло
pad-button-edit = Виправити
pad-button-delete = Видалити
pad-button-points = Очки й комбінації…
pad-button-passed = Записати: усі спасували
pad-choose-deal = Роздача: переглянути, виправити, видалити
pad-close-question = Закрити табло № { $number }? Записувати в нього буде не можна.
pad-deleted = Роздачу { $deal } видалено, усе після неї перераховано. Повернути: «↶ Скасувати».

pad-deal-line = Роздача { $deal } · { $who } · { $score }
pad-deal-passed = Роздача { $deal } · усі спасували
pad-contract = Контракт: { $bid }{ doubling-suffix }
pad-outcome =
    { $outcome ->
        [made] Виграно.
        [failed] Програно.
        [litige] Літиж: очок порівну.
        [hanging] Висить: очок порівну.
       *[other] Зіграно.
    }
pad-line-belote = Белот-ребелот

pad-draft-new = Нова роздача · роздає { $who }
pad-draft-edit = Роздача { $deal } · виправлення
pad-draft-hint = Виберіть, що було, потім впишіть очки однієї сторони: решта порахується сама.
pad-taker = Гру взяли
pad-nobody = Ніхто: усі спасували
pad-price = Ціна контракту
pad-trump = Козир
pad-doubling = Контра
pad-times =
    { $multiplier ->
        [1] Без контри
        [2] Контра
       *[other] Сюрконтра
    }
pad-belote = Белот
pad-no-belote = Белота не було
pad-capot = Капот
pad-no-capot = Капоту не було

pad-form-new = Нове табло
pad-form-names = Гравці, кожен з нового рядка
pad-form-names-hint = { $n } імені в порядку ходу. Перший роздає першим; учотирьох партнери — через одного.
pad-form-target = До скількох очок
pad-form-litige = Очок порівну
pad-litige =
    { $value ->
        [carry] Літиж: чекають на наступну роздачу
        [taker_wins] Ті, хто взяв, виграли
       *[dedans] Ті, хто взяв, програли
    }
pad-form-both = Дійшли обидві сторони
pad-both =
    { $value ->
        [taker] Перемогли ті, хто взяв останню гру
        [defenders] Перемогли їхні суперники
       *[higher] У кого більше
    }
pad-form-title = Очки роздачі
pad-form-points = Очки: { $who }
pad-form-points-hint = Карти з останньою взяткою, без комбінацій. Досить однієї сторони; при капоті не треба.
pad-form-combinations = Комбінації: { $who }
pad-form-combinations-hint = Зараховані, через пробіл: 20 50 100. Белот сюди не пишеться.
pad-form-combinations-all = Комбінації за сторонами
pad-form-combinations-all-hint = Через «;» по порядку: { $parts }. Наприклад: 20 50; ; 100

error-pad-not-found = Такого табло тут немає. Нове: `/scorepad new`.
error-pad-closed = Це табло закрито.
error-pad-moved = Табло вже змінилося: перевірте й запишіть ще раз.
error-pad-names = Потрібно { $n } різних імені, кожне з нового рядка.
error-pad-target = Партія буває до 1–10000 очок.
error-pad-number = Очки й комбінації пишуться числами.
error-pad-many = У каналі вже { $n } табло. Закрийте непотрібне.
error-pad-full = У табло не більше { $n } роздач.
error-pad-nothing = Скасовувати нема чого.
error-pad-owner = Закрити табло може той, хто його відкрив, або модератор.
