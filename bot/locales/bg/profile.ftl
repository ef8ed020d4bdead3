### Профил, списък на най-добрите, лични настройки, бележки и „не на една маса“, кръгове на благодарности.
### Авторитет са благодарностите на партньорите, надеждност са довършените партии: не се смесват.

## Откази

error-seat-unavailable = На тази маса сега не може да се седне: няма места или условията ѝ не съвпаднаха. Други маси: `/table list`.
error-seat-own-block = На тази маса седи участник от вашия списък „не на една маса“.
error-lobby-cooldown = Последните партии останаха недоиграни, затова на общи маси можете да седнете { $when }. На закрити маси може винаги.
error-person-self = Със себе си това не може: изберете друг участник.
error-person-robot = Роботът няма профил.
error-person-gone = Този участник вече не е на сървъра.
error-zone-unknown = Часовият пояс или часът не е ясен. Поясът се пише като Europe/Sofia, часът като 23:00.
error-circle-decided = По тази бележка вече е решено.

## Команди

cmd-profile =
    .name = профил
    .description = Авторитет, надеждност и партии на участник
cmd-top =
    .name = най-добри
    .description = На кого в клуба благодарят най-много
cmd-settings =
    .name = настройки
    .description = Език, писма, тихи часове, потвърждаване на карта
cmd-review =
    .name = кръгове
    .description = Тихи бележки за кръгове на благодарности (за модератори)
opt-member =
    .name = участник
    .description = Чий профил
menu-profile =
    .name = Профил

## Профил

profile-title = Профил · { $member }
profile-standing = Авторитет
profile-level =
    { $level ->
        [0] Участник в клуба
        [1] Приятна компания
        [2] Сигурно рамо
        [3] Желан партньор
        [4] Душата на масата
       *[5] Гордостта на клуба
    }
profile-givers =
    { $n ->
        [one] благодарил е { $n } партньор
       *[other] благодарили са { $n } различни партньори
    }
profile-givers-none = още никой не е благодарил
profile-newcomer =
    { $n ->
        [one] Начинаещ: до звание още { $n } партия
       *[other] Начинаещ: до звание още { $n } партии
    }
profile-frozen = сега не се показва
profile-reliability = Надеждност
profile-reliability-none = още няма партии на общи маси
profile-counts = довършени { $good }, с пропуснати ходове { $late }, недоиграни { $bad }
profile-warned = ⚠️ Няколко от последните партии останаха недоиграни (последната е партия { $number }). Засега това е предупреждение; после на общите маси ще може да се седне само след почивка.
profile-paused = ⚠️ Няколко от последните партии останаха недоиграни (последната е партия { $number }). На общите маси ще можете да седнете { $when }.
profile-games = Изиграни партии: { $played }, победи: { $won }
profile-game = { $game }: { $played }, победи { $won }
profile-partner = Партньор { $member }: заедно { $played }, победи { $won }
profile-note = Вашата бележка (виждате я само вие)
profile-button-thanks = Благодарности
profile-button-settings = Настройки
profile-button-block = Не на една маса
profile-button-unblock = Пак може заедно
profile-button-note = Бележка
profile-blocked = Готово: на една маса вече няма да ви слагат. Никой няма да разбере.
profile-unblocked = Готово: пак може да играете на една маса.
note-form-title = Бележка за себе си
note-form-words = Какво да се запомни
note-form-hint = Виждате я само вие. Празно поле изтрива бележката.
note-kept = Запазено.

## Най-добрите

top-title = На кого благодарят в клуба
top-empty = Още никой: трябват двайсет партии и благодарности от партньори.
top-hint = Не искате да сте в списъка? `/settings`. Авторитетът нищо не отваря и нищо не затваря.

## Настройки

settings-title = Вашите настройки
settings-kept = Запазено.
settings-flag =
    { $choice ->
        [big-buttons] Големи бутони
        [confirm-card] Въпрос преди карта
        [pings] Благодарности и покани
        [in-top] В списъка на най-добрите
       *[takes-thanks] Приемане на благодарности
    }: { $on ->
        [yes] да
       *[no] не
    }
settings-quiet = Тихи часове: от { $begins } до { $ends } ({ $zone })
settings-quiet-none = Тихи часове: няма
settings-blocked = Не на една маса: { $members }. Отмяна: `/profile` на участника.
settings-language-auto = Както в Discord
settings-demand = Надеждност от { $percent }
settings-demand-none = Всякаква надеждност
quiet-form-title = Тихи часове
quiet-form-zone = Часови пояс
quiet-form-begins = Начало
quiet-form-ends = Край
quiet-form-hint = Например 23:00 и 8:00. Празни полета: без тихи часове.
confirm-card = Да се изиграе ли { $card }?
confirm-button-play = Играй
confirm-button-back = Друга карта

## Кръгове на благодарности

circles-title = Кръгове на благодарности
circles-about = Тук са тези, на които все едни и същи хора благодарят и които благодарят в отговор. Така изглежда и нагласяването, и компания приятели, която играе всеки ден: първо разберете кое е.
circles-none = Няма бележки.
circles-note = { $member }: благодарности за 30 дни { $received }, от трима души { $share } %, взаимни { $back } %. Забелязано { $when }.
circles-discounted = Тези благодарности сега не се броят.
circles-button-discount = Да не се броят
circles-button-dismiss = Нищо
circles-button-restore = Пак да се броят
circles-done = Готово.
circles-letter = По решение на модератор част от взаимните благодарности на вашия кръг в клуба „{ $club }“ засега не се броят: повтаряха се твърде често. На играта това не влияе. Ако е грешка, пишете на модераторите: решението може да се отмени.
circles-letter-restored = Модератор на клуба „{ $club }“ отново брои благодарностите на вашия кръг.
