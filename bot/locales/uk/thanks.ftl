### Подяка партнерові. Аргументи описано в ru/thanks.ftl.

## Відмови

error-thanks-no-match = Такої партії у вас тут немає.
error-thanks-unfinished = Цю партію не дограно, тому подякувати за неї не можна.
error-thanks-self = Собі подякувати не можна.
error-thanks-not-partner = Дякують партнерові: тому, хто сидить навпроти.
error-thanks-left = Цю партію за вас дограв робот, тому подякувати за неї не можна.
error-thanks-robot-seat = Місце партнера дограв робот, тож дякувати нема кому.
error-thanks-robot-played = За одного з вас забагато ходів зробив робот, тому подякувати за цю партію не можна.
error-thanks-late = Час подякувати за цю партію минув.
error-thanks-twice = За цю партію подяку вже передано: вона буває одна.
error-thanks-own-block = Цей учасник у вашому списку «не садити разом».
error-thanks-unavailable = Цьому учасникові зараз подякувати не можна: так буває, якщо учасник не приймає подяк.
error-thanks-no-words = Напишіть хоча б слово.
error-thanks-no-phrase = Такої фрази більше немає. Виберіть іншу.
error-thanks-none = Такої подяки немає.
error-thanks-reword-late = Змінити слова можна 10 хвилин і лише доки їх ніхто не бачив.
error-thanks-withdraw-late = Забрати подяку можна протягом 24 годин.

## Команди

cmd-thanks =
    .name = дякую
    .description = Подякувати партнерові, забрати подяку, прочитати отримані

## Картка й вибір слів

thanks-button = Подякувати партнерові
thanks-ask = За цю партію можна подякувати партнерові: { $member }. Час вийде { $when }.
thanks-hidden = Слова відкриються вам і партнерові водночас: коли подякує кожен або коли вийде час.
thanks-placeholder = Виберіть слова
thanks-phrase =
    { $phrase ->
        [good-game] Дякую за гру!
        [good-partner] З вами приємно грати
        [understood] Розуміли одне одного без слів
        [brave-bid] Чудова заявка!
        [calm] Дякую за спокій і терпіння
        [learned] У вас є чого повчитися
        [again] Зіграймо ще!
       *[close-fight] Чудово трималися!
    }
thanks-button-own = Своїми словами
thanks-form-title = Подяка партнерові
thanks-form-words = Ваші слова
thanks-form-hint = До 200 знаків. На грубість можна поскаржитися, як на будь-яке повідомлення.
thanks-done = Подяку передано.
thanks-given = Партнерові ({ $member }): { $words }
thanks-not-seen = Поки що цього ніхто не бачить. Відкриється вам і партнерові не пізніше ніж { $when }.
thanks-seen = Слова вже відкриті вам і партнерові. Що сказали вам: `/thanks`.
thanks-withdrawn = Подяку партнерові ({ $member }) ви забрали. За одну партію вона буває одна.
thanks-button-take = Забрати

## Книга подяк

thanks-title = Подяки
thanks-no-matches = Тут з’являться ваші останні партії: партнерові можна подякувати протягом доби, а в партії по днях — трьох діб.
thanks-line-open = Партія { $number }: партнер { $member }, можна подякувати, час вийде { $when }
thanks-line-given = Партія { $number }: подяку передано ({ $member })
thanks-line-withdrawn = Партія { $number }: ви забрали подяку
thanks-line-refused = Партія { $number }: { $reason }
thanks-button-match = Партія { $number }
thanks-received-title = Вам сказали
thanks-from = { $number }) { $member }: { $words }
thanks-words-gone = (слова видалено)
thanks-button-report = Поскаржитися на слова { $number }
thanks-letter = { $member } дякує вам за партію
thanks-letter-hint = Сервер: { $club }. Усі подяки, а також скарга на слова: `/thanks`. Вимкнути такі листи: `/settings`.
person-forgotten = видалений учасник
