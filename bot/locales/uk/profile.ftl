### Профіль, список найкращих, налаштування, нотатки. Аргументи описано в ru/profile.ftl.

## Відмови

error-seat-unavailable = За цей стіл зараз сісти не вдасться: місць немає або умови столу не підійшли. Інші столи: `/table list`.
error-seat-own-block = За цим столом сидить учасник із вашого списку «не садити разом».
error-lobby-cooldown = Останні партії лишилися недограними, тому за спільні столи можна сісти { $when }. За закриті столи — будь-коли.
error-person-self = Із собою цього зробити не можна: виберіть іншого учасника.
error-person-robot = У робота немає профілю.
error-person-gone = Цього учасника на сервері більше немає.
error-zone-unknown = Не вдалося зрозуміти часовий пояс або час. Пояс пишуть як Europe/Kyiv, час — як 23:00.
error-circle-decided = Щодо цього запису рішення вже є.

## Команди

cmd-profile =
    .name = профіль
    .description = Авторитет, Надійність і партії учасника
cmd-top =
    .name = найкращі
    .description = Кому в клубі дякують найбільше
cmd-settings =
    .name = налаштування
    .description = Мова, листи, тихі години, підтвердження карти
cmd-review =
    .name = кола
    .description = Тихі записи про кола подяк (модераторам)
opt-member =
    .name = учасник
    .description = Чий профіль
menu-profile =
    .name = Профіль

## Профіль

profile-title = Профіль · { $member }
profile-standing = Авторитет
profile-level =
    { $level ->
        [0] Учасник клубу
        [1] Приємна компанія
        [2] Надійне плече
        [3] Бажаний партнер
        [4] Душа столу
       *[5] Гордість клубу
    }
profile-givers =
    { $n ->
        [one] дякував { $n } партнер
        [few] дякували { $n } різні партнери
       *[many] дякували { $n } різних партнерів
    }
profile-givers-none = поки що ніхто не дякував
profile-newcomer =
    { $n ->
        [one] Новачок: до звання ще { $n } партія
        [few] Новачок: до звання ще { $n } партії
       *[many] Новачок: до звання ще { $n } партій
    }
profile-frozen = зараз не показується
profile-reliability = Надійність
profile-reliability-none = поки що немає партій за спільними столами
profile-counts = дограно { $good }, з пропусками ходів { $late }, не дограно { $bad }
profile-warned = ⚠️ Кілька останніх партій лишилися недограними (остання — партія { $number }). Поки що це попередження; далі за спільні столи можна буде сісти лише після паузи.
profile-paused = ⚠️ Кілька останніх партій лишилися недограними (остання — партія { $number }). За спільні столи можна буде сісти { $when }.
profile-games = Партій дограно: { $played }, перемог: { $won }
profile-game = { $game }: { $played }, перемог { $won }
profile-partner = Партнер { $member }: разом { $played }, перемог { $won }
profile-note = Ваша нотатка (бачите лише ви)
profile-button-thanks = Подяки
profile-button-settings = Налаштування
profile-button-block = Не садити разом
profile-button-unblock = Знову можна разом
profile-button-note = Нотатка
profile-blocked = Готово: за один стіл вас більше не посадять. Про це ніхто не дізнається.
profile-unblocked = Готово: знову можна грати за одним столом.
note-form-title = Нотатка для себе
note-form-words = Що запам’ятати
note-form-hint = Бачите лише ви. Порожнє поле видаляє нотатку.
note-kept = Збережено.

## Найкращі

top-title = Кому дякують у клубі
top-empty = Поки нікого: потрібні двадцять партій і подяки партнерів.
top-hint = Не хочете бути у списку? `/settings`. Авторитет нічого не відкриває й не закриває.

## Налаштування

settings-title = Ваші налаштування
settings-kept = Збережено.
settings-flag =
    { $choice ->
        [big-buttons] Великі кнопки
        [confirm-card] Перепитувати карту
        [pings] Подяки й запрошення
        [in-top] У списку найкращих
       *[takes-thanks] Приймати подяки
    }: { $on ->
        [yes] так
       *[no] ні
    }
settings-quiet = Тихі години: з { $begins } до { $ends } ({ $zone })
settings-quiet-none = Тихі години: немає
settings-blocked = Не садити разом: { $members }. Зняти: `/profile` учасника.
settings-language-auto = Як у Discord
settings-demand = Надійність від { $percent }
settings-demand-none = Будь-яка Надійність
quiet-form-title = Тихі години
quiet-form-zone = Часовий пояс
quiet-form-begins = Початок
quiet-form-ends = Кінець
quiet-form-hint = Наприклад, 23:00 і 8:00. Порожні поля — без тихих годин.
confirm-card = Зіграти цю карту: { $card }?
confirm-button-play = Зіграти
confirm-button-back = Іншу карту

## Кола подяк

circles-title = Кола подяк
circles-about = Тут ті, кому постійно дякують ті самі люди й хто дякує їм у відповідь. Так виглядає і накрутка, і компанія друзів, що грає щодня: спершу розберіться.
circles-none = Записів немає.
circles-note = { $member }: подяк за 30 днів { $received }, з них від трьох людей { $share } %, взаємних { $back } %. Помічено { $when }.
circles-discounted = Ці подяки зараз не враховуються.
circles-button-discount = Не враховувати
circles-button-dismiss = Нічого не робити
circles-button-restore = Враховувати знову
circles-done = Готово.
circles-letter = За рішенням модератора частину взаємних подяк вашого кола в клубі «{ $club }» поки не враховано: вони повторювалися занадто часто. На гру це не впливає. Якщо це помилка, напишіть модераторам: рішення можна скасувати.
circles-letter-restored = Модератор клубу «{ $club }» знову враховує подяки вашого кола.
