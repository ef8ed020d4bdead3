### Скарги: подати, відповісти, вирішити, оскаржити; журнал і налаштування клубу. Аргументи описано в ru/reports.ftl.

## Відмови

error-old-form = Ця форма застаріла. Відкрийте її знову.
error-report-not-found = Такої справи немає.
error-report-no-text = Напишіть хоча б кілька слів.
error-report-self = На себе поскаржитися не можна.
error-report-robot = На робота поскаржитися не можна.
error-report-too-fast = Занадто часто. Зачекайте кілька хвилин і надішліть ще раз.
error-report-many-open =
    { $n ->
        [one] У вас уже { $n } відкрита скарга. Дочекайтеся відповіді: `/report mine`.
        [few] У вас уже { $n } відкриті скарги. Дочекайтеся відповіді: `/report mine`.
       *[many] У вас уже { $n } відкритих скарг. Дочекайтеся відповіді: `/report mine`.
    }
error-report-many-today =
    { $n ->
        [one] За добу можна подати не більше { $n } скарги.
        [few] За добу можна подати не більше { $n } скарг.
       *[many] За добу можна подати не більше { $n } скарг.
    }
error-report-twice = Про цього учасника в цій партії ви вже повідомили. Доповнити скаргу: `/report mine`.
error-report-form-gone = Цю форму вже надіслано або вона надто стара. Відкрийте її знову.
error-report-taken = Справа зараз в іншого модератора, або у вас відкрито ще одну.
error-report-not-held = Спершу візьміть справу: час на неї міг вийти.
error-report-closed = У цій справі вже є рішення.
error-report-record-only = Скаргу просили лише записати: учаснику про неї не кажуть, тому можливий тільки запис без наслідків.
error-report-merge-other = Об’єднати можна лише відкриті справи про одного учасника.
error-report-no-question = Вас ні про що не питали.
error-report-appeal-late = Строк на апеляцію вийшов.
error-report-appeal-twice = Апеляція на це рішення вже була.
error-report-two-people = Потрібні двоє: власник сервера і ще один модератор.
error-report-seal-gone = Даних про заявника більше немає: строк зберігання вийшов.
error-report-moderators-only = Це доступно модераторам клубу.
error-report-managers-only = Для цього потрібне право «Керувати сервером».
error-report-owner-only = Це доступно лише власникові сервера.
error-lobby-barred = До { $when } сісти за столи не можна: так вирішив модератор. Докладніше: `/report mine`.
error-text-barred = До { $when } свої слова додати не можна: так вирішив модератор. Докладніше: `/report mine`.

## Команди

cmd-report =
    .name = скарга
    .description = Скарги: подати, побачити відповідь, розібрати
cmd-report-new =
    .name = подати
    .description = Поскаржитися анонімно; відповість людина
cmd-report-mine =
    .name = мої
    .description = Ваші скарги, запитання до вас і рішення про вас
cmd-report-queue =
    .name = черга
    .description = Черга скарг (модераторам)
cmd-report-case =
    .name = справа
    .description = Відкрити справу (модераторам)
cmd-report-stats =
    .name = підсумки
    .description = Скільки скарг і як швидко на них відповіли, за місяцями
cmd-report-audit =
    .name = журнал
    .description = Журнал дій модераторів файлом (власникові сервера)
cmd-club =
    .name = клуб
    .description = Налаштування клубу на цьому сервері
cmd-club-setup =
    .name = налаштувати
    .description = Роль модераторів, канал черги, мова
cmd-club-check =
    .name = перевірити
    .description = Чого бракує і що через це не працює
cmd-club-settings =
    .name = налаштування
    .description = Що зараз вибрано
opt-case =
    .name = справа
    .description = Номер справи
menu-report-member =
    .name = Поскаржитися
menu-report-message =
    .name = Поскаржитися

## Слова

report-group =
    { $group ->
        [words] образа або глузування
        [conduct] затягування або вихід
        [collusion] змова
        [spam] реклама або спам
        [threat] погроза або ненависть
       *[other] інше
    }
report-reason =
    { $reason ->
        [insult] Образа
        [mockery] Глузування
        [stalling] Затягування гри
        [leaving] Вихід із партії
        [collusion] Змова
        [spam] Реклама або спам
        [threat] Погроза або ненависть
       *[other] Інше
    }
report-ground =
    { $ground ->
        [log] видно із запису партії
        [message] видно з повідомлення
        [admitted] учасник це визнає
        [no-fault] правил не порушено
        [unproven] фактів бракує
        [personal] особиста неприязнь, а не порушення
        [gone] учасника в клубі більше немає
       *[other] інше
    }
report-step =
    { $step ->
        [note] запис без наслідків
        [warning] попередження
        [no-text-1] без своїх слів 1 день
        [no-text-3] без своїх слів 3 дні
        [no-text-7] без своїх слів 7 днів
        [no-lobby-1] не сідати за столи 1 день
        [no-lobby-3] не сідати за столи 3 дні
        [no-lobby-7] не сідати за столи 7 днів
        [no-lobby-30] не сідати за столи 30 днів
       *[removal] запропонувати власникові виключити з клубу
    }
report-reporter = Заявник-{ $pseudonym }
talk-sender =
    { $sender ->
        [you] Ви
        [moderator] Модератор
        [reporter] Заявник
        [other] Учасник
       *[club] Клуб
    }
sanction-until = до { $when }
sanction-ended =
    { $why ->
        [appeal] знято за апеляцією
       *[expiry] строк вийшов
    }
count-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
       *[many] { $n } годин
    }
report-button-complain = Поскаржитися

## Форма скарги

report-form-title = Анонімна скарга
report-form-whom = На кого
report-form-about = На кого: { $member }
report-form-reason = Причина
report-form-words = Що сталося
report-form-words-hint = До 1000 знаків. Не пишіть того, що видасть вас самих.
report-form-quiet = Лише записати
report-form-quiet-hint = Учаснику нічого не скажуть, але й заходів не буде.
report-receipt-title = Скаргу { $case } прийнято
report-receipt = Людина відповість не пізніше ніж { $when }. Відповідь надійде особистим повідомленням; якщо вони у вас закриті — `/report mine`.
report-receipt-hidden = Ні гравці, ні модератори не дізнаються, хто її подає. Технічно це може відкрити той, хто має і базу бота, і її ключ.

## Мої скарги

mine-title = Ваші скарги й рішення
mine-empty = Тут порожньо. Поскаржитися: `/report new` або меню на повідомленні й на учаснику.
mine-due = Людина відповість { $when }.
mine-in-work = Модератор розбирається.
mine-outcome =
    { $outcome ->
        [confirmed] Розглянуто: порушення підтверджено. Дякуємо, що допомагаєте клубові.
        [rejected] Розглянуто: підтвердити порушення не вдалося. Дякуємо, що пишете; нові факти — новою скаргою.
       *[withdrawn] Скаргу відкликано.
    }
mine-asked = Вам пише модератор клубу.
mine-appeal-until = Рішення можна оскаржити, строк вийде { $when }.
mine-sent = Надіслано модераторам.
mine-appealed = Апеляцію прийнято. Інший модератор відповість протягом доби.
mine-withdrawn = Скаргу відкликано.
mine-button-write = Написати модераторові
mine-button-withdraw = Відкликати скаргу
mine-button-answer = Відповісти
mine-button-appeal = Оскаржити
mine-form-title = Модераторові
mine-form-words = Ваші слова
mine-form-words-hint = Модератор побачить лише їх, без імені. До 1000 знаків.
appeal-form-title = Апеляція
appeal-form-words = Чому рішення неправильне
appeal-form-words-hint = Одна апеляція на рішення. Її розгляне інший модератор.

## Листи учасникам

letter-title = Клуб «{ $club }»
letter-hint-answer = Відповісти: `/report mine` на сервері клубу.
letter-hint-appeal = Не згодні? Сім днів рішення можна оскаржити: `/report mine` на сервері клубу. Розгляне інший модератор.
letter-verdict = Рішення { $case }: порушення правил клубу підтверджено ({ report-group }). Підстава: { report-ground }. Захід: { report-step }, до { $when }.
letter-breach = Ми обіцяли відповідь у справі { $case } і не встигли. Пробачте. Новий строк: { $when }.
told-question = Вам пише модератор клубу (розмова { $case }):
told-closing-confirmed = Вашу скаргу { $case } розглянула людина, і порушення підтвердилося. Заходів ужито; яких саме, ми не розповідаємо. Дякуємо, що допомагаєте клубові.
told-closing-rejected = Вашу скаргу { $case } розглянула людина. Підтвердити порушення не вдалося, і це не докір вам: дякуємо, що пишете. З’являться нові факти — подайте нову скаргу: `/report new`.
told-closing-withdrawn = Вашу скаргу { $case } відкликано, відповіді на неї більше не буде.
told-merged = Вашу скаргу об’єднано зі справою про те саме: тепер її номер { $case }. Відповідь надійде, як обіцяно.
told-strike = Модератор вважає скаргу { $case } зловживанням. Хто ви, як і раніше, ніхто не знає. Після трьох таких позначок за 60 днів нові скарги місяць чекають у кінці черги. Якщо позначка хибна, напишіть про це в `/report mine`: її можна зняти.
told-strike-lifted = Позначку про зловживання зі скарги { $case } знято.
told-strike-kept = Заперечення щодо скарги { $case } розглянуто: позначка про зловживання лишається.
told-unsealed = У справі { $case } власник сервера і ще один модератор відкрили, хто подав скаргу. Причину записано.
told-sanction-ended = Строк заходу у справі { $case } вийшов: обмежень за ним більше немає.
told-appeal-granted = Апеляцію { $case } задоволено: рішення скасовано, захід знято.
told-appeal-denied = Апеляцію { $case } розглянув інший модератор: рішення лишається чинним.

## Сповіщення модераторам

staff-notice =
    { $notice ->
        [new] Нові звернення: { $n }. Черга: `/report queue`
        [reminder] Дві години без відповіді, звернень: { $n }. Черга: `/report queue`
        [alarm] Строк відповіді скоро вийде, звернень: { $n }. Черга: `/report queue`
        [breach] Строк відповіді вийшов, звернень: { $n }. Черга: `/report queue`
       *[reply] Є нові відповіді у справах: { $n }. Черга: `/report queue`
    }

## Черга і справа

reports-queue-title = Черга скарг · { $n }
reports-queue-empty = Черга порожня.
reports-queue-open = Відкрити справу
reports-entry-voices =
    { $n ->
        [one] { $n } заявник
        [few] { $n } заявники
       *[many] { $n } заявників
    }
reports-entry-appeal = апеляція
reports-entry-state =
    { $holder ->
        [mine] у вас
        [taken] в іншого модератора
       *[free]
            { $state ->
                [waiting-reporter] чекає на заявника
                [waiting-other] чекає на учасника
                [decided] суперечка про позначку
                [closed] суперечка про позначку
               *[new] вільна
            }
    }
reports-due = відповісти { $when }
reports-late = строк вийшов
reports-lease = ваш час вийде { $when }
reports-button-newer = ← Терміновіше
reports-button-older = Далі →
reports-button-refresh = Оновити
reports-case-title = Справа { $case }
reports-case-about = Учасник: { $member } · { report-group }
reports-case-quiet = Заявники просили лише записати: учаснику про справу не кажуть.
reports-case-more-voices =
    { $n ->
        [one] І ще { $n } заявник про те саме.
        [few] І ще { $n } заявники про те саме.
       *[many] І ще { $n } заявників про те саме.
    }
reports-case-other-talk = Розмова з учасником
reports-case-history = Попередні заходи
reports-case-history-none = Попередніх заходів немає.
reports-case-cut = … решта не вмістилася.
reports-voice-withdrawn = Скаргу відкликано.
reports-voice-misuse = Позначено як зловживання.
reports-voice-unseal = Є прохання розкрити заявника: потрібна друга людина.
reports-evidence-table =
    { $deals ->
        [one] Стіл { $table }: у записі { $deals } роздача.
        [few] Стіл { $table }: у записі { $deals } роздачі.
       *[many] Стіл { $table }: у записі { $deals } роздач.
    }
reports-evidence-pace =
    { $n ->
        [one] { $n } рішення учасника: зазвичай { $middle } с, найдовше { $most } с.
        [few] { $n } рішення учасника: зазвичай { $middle } с, найдовше { $most } с.
       *[many] { $n } рішень учасника: зазвичай { $middle } с, найдовше { $most } с.
    }
reports-evidence-sealed = Роздача { $deal } ще тривала: її карти відкриються, коли її буде пораховано.
reports-evidence-covered = Ці самі роздачі ще грають за іншими столами: запис відкриється, коли закінчать усі.
reports-evidence-message = Повідомлення, яким воно було:
reports-evidence-hash = Відбиток доказів: `{ $hash }…`
reports-evidence-broken = Докази змінено після подання (`{ $hash }…`): не покладайтеся на них.
reports-verdict =
    { $verdict ->
        [complaint-confirmed] Порушення підтверджено: { report-ground }.
        [complaint-rejected] Не підтверджено: { report-ground }.
        [appeal-confirmed] Апеляцію задоволено, рішення скасовано.
        [appeal-rejected] Апеляцію відхилено, рішення чинне.
       *[complaint-withdrawn] Усі скарги відкликано.
    }
reports-first-decision = Перше рішення: порушення підтверджено, { report-ground }.
reports-button-claim = Узяти справу
reports-button-decide = Вирішити
reports-button-ask-other = Запитати учасника
reports-button-release = Повернути в чергу
reports-ask-reporter = Запитати заявника
reports-more = Інші дії
reports-more-escalate = Передати власникові сервера
reports-more-merge = Об’єднати з іншою справою
reports-more-misuse = { $name }: зловживання
reports-more-misuse-lift = { $name }: зняти позначку про зловживання
reports-more-keep = { $name }: залишити позначку
reports-more-unseal = { $name }: просити розкрити
reports-more-confirm = { $name }: погодитися розкрити
reports-claimed = Справа ваша на пів години; кожна дія подовжує строк.
reports-asked = Запитання надіслано заявникові.
reports-asked-other = Запитання надійде учасникові трохи пізніше: за часом не можна буде зрозуміти, хто скаржиться.
reports-decided = Рішення записано, відповіді надіслано.
reports-decided-later = Рішення записано. Заявники отримають відповідь одразу, учасник — протягом години; захід діє з цієї хвилини.
reports-merged = Справи об’єднано.
reports-unseal-asked = Прохання записано. Погодитися має друга людина; один із двох — власник сервера.
reports-unsealed = Скаргу подає { $member }. Заявникові про це повідомлено.

## Форми модераторів

ask-form-words = Запитання
ask-form-reporter-hint = Вас назвуть «Модератор». Заявник лишиться невідомим.
ask-form-other-hint = Не згадуйте скарги й слів заявника.
ask-form-other-title = Запитання учасникові
decide-form-title = Рішення у справі { $case }
decide-form-ground = Підстава
decide-form-verdict =
    { $verdict ->
        [confirmed] порушення підтверджено
       *[rejected] порушення не підтверджено
    }
decide-form-step = Захід, якщо порушення підтверджено
decide-form-step-hint = За драбиною наступний: { report-step }
decide-form-note = Пояснення для журналу
decide-form-note-hint = Учасники його не побачать.
decide-form-appeal = Рішення
report-appeal-decision =
    { $decision ->
        [granted] Задовольнити: скасувати рішення
       *[denied] Відхилити: рішення чинне
    }
merge-form-code = З якою справою
merge-form-code-hint = Номер відкритої справи про того самого учасника.
unseal-form-title = Розкрити заявника
unseal-form-why = Причина
unseal-form-why-hint = Не коротша за 10 знаків. Вона лишиться у справі, заявник дізнається про розкриття.

## Підсумки й журнал

reports-figures-title = Скарги за місяцями
reports-figures-none = Поки що нема чого показати: підсумки місяця з’являються, коли він закінчиться.
reports-figures-month = Подано: { $filed } · підтверджено: { $confirmed } · не підтверджено: { $rejected } · запізнень із відповіддю: { $breaches }
reports-figures-median = Звичайний час відповіді: { $time }
reports-figures-no-median = Відповідей ще не було.
reports-figures-note = Поточний місяць не показано, щоб за числами не можна було дізнатися про окремі скарги.
audit-export =
    { $n ->
        [one] Журнал: { $n } запис. Кожен пов’язаний із попереднім відбитком.
        [few] Журнал: { $n } записи. Кожен пов’язаний із попереднім відбитком.
       *[many] Журнал: { $n } записів. Кожен пов’язаний із попереднім відбитком.
    }
audit-broken = Увага: запис { $number } не збігається з відбитком. Журнал хтось змінював.

## Налаштування клубу

setup-title = Налаштування клубу
setup-role = Роль модераторів
setup-role-hint = Хто розбирає скарги. Без ролі — усі, хто може надсилати в тайм-аут.
setup-channel = Канал черги
setup-channel-hint = Сюди надходять сповіщення без імен. Його мають бачити лише модератори.
setup-language = Мова спільних повідомлень
setup-strict = Суворий відвід
setup-strict-hint = Справи не бачить і той, хто часто грає з однією зі сторін або дякує їй.
setup-timeouts = Тайм-аут Discord
setup-timeouts-hint = Разом із забороною на свої слова ставити тайм-аут на сервері.
setup-done = Збережено.
club-settings-title = Налаштування клубу
club-check-title = Перевірка клубу
club-none = не вибрано
club-whole-server = увесь сервер
club-role =
    { $n ->
        [one] Модератори: { $role } ({ $n } людина)
        [few] Модератори: { $role } ({ $n } людини)
       *[many] Модератори: { $role } ({ $n } людей)
    }
club-role-none =
    { $n ->
        [one] Модератори: роль не вибрано, зараз це { $n } людина
        [few] Модератори: роль не вибрано, зараз це { $n } людини
       *[many] Модератори: роль не вибрано, зараз це { $n } людей
    }
club-channel = Канал черги: { $channel }
club-language = Мова: { $name }
club-language-auto = як у сервера
club-strict =
    { $on ->
        [yes] Суворий відвід: увімкнено
       *[no] Суворий відвід: вимкнено
    }
club-timeouts =
    { $on ->
        [yes] Тайм-аут Discord: увімкнено
       *[no] Тайм-аут Discord: вимкнено
    }
club-check-fine = Усе гаразд.
club-fault-role = Роль модераторів не вибрано: скарги бачать усі, хто може надсилати в тайм-аут. Вибрати: `/club setup`
club-fault-nobody = Модераторів, крім власника сервера, немає: на всі скарги відповідає власник, протягом чотирьох годин цілодобово. Скаргу на власника й апеляцію розглянути нікому.
club-fault-alone = Крім власника, модератор один: відповідь за чотири години цілодобово — це обіцянка однієї людини. Скаргу на цього модератора і будь-яку апеляцію розглядає власник.
club-fault-channel = Канал черги не вибрано: скарги не губляться, але сповіщення надходять модераторам особистими повідомленнями. Вибрати: `/club setup`
club-fault-open-queue = Канал черги { $channel } бачать усі: сповіщення про скарги прочитає будь-хто. Приховайте його від усіх, крім модераторів.
club-fault-right = { $place }: немає права «{ $name }». { $broken }
club-broken =
    { $right ->
        [view-channel] Бот не бачить каналу: ні столів, ні сповіщень тут не буде.
        [send-messages] Бот не може тут писати: ні столів, ні сповіщень не буде.
        [embed-links] Посилання на столи й партії не відкриються.
        [read-message-history] Бот не зможе оновлювати старі повідомлення.
        [attach-files] Замість малюнків столів будуть порожні місця: партії не видно.
        [create-public-threads] Столи будуть просто в каналі, без своєї гілки.
        [send-messages-in-threads] Бот не зможе писати в гілці столу, і партія піде в каналі.
       *[moderate-members] Тайм-аут Discord не ставитиметься; заходи клубу діють і без нього.
    }
permission-moderate-members = Надсилати учасників у тайм-аут
