### Відмови: по одному реченню на кожен код помилки, ключ error-<код>. Аргументи описано в ru/errors.ftl.

## Черга й місце

error-not-your-turn = Зараз не ваш хід.
error-out-of-turn = Зараз черга іншого місця.
error-not-seated = Ви не сидите за цим столом.
error-stale-view = Гра вже пішла далі — ось який стіл зараз.
error-old-control = Це стара кнопка. Відкрийте стіл знову: `/table resume`.
error-wrong-phase = Зараз цього зробити не можна: роздача на іншому етапі.
error-game-over = Партію вже закінчено.
error-action-already-done = Це вже зроблено.

## Карти

error-must-follow = Треба покласти { suit-accusative }.
error-must-trump = Потрібної масті у вас немає: треба бити козирем.
error-must-overtrump = Треба покласти старший козир.
error-must-beat = Треба покласти старшу карту.
error-must-undertrump = Перебити нічим, але козир покласти треба.
error-trump-too-low = Козир, покладений на козир партнера, має бути старшим.
error-card-not-in-hand = Цієї карти у вас немає.

## Торги

error-bid-too-low = Цього замало: назвіть вищу ціну.
error-bid-not-in-steps = Такої ціни в торгах немає: виберіть зі списку.
error-bid-too-high = Такої високої ціни в цій грі немає.
error-nothing-to-double = Подвоювати поки що нема чого.
error-own-contract = Контру кажуть на заявку суперників.
error-already-doubled = Цю заявку вже подвоєно.
error-contract-frozen = Після контри ціну піднімати не можна.
error-not-doubled = Сюрконтрою відповідають на контру, а її ще не було.
error-not-declarer = Сюрконтру каже лише пара, чия заявка.
error-call-not-in-game = У цій грі так не кажуть.
error-strain-not-in-game = У цій грі козирем може бути лише масть.
error-turned-suit-refused = Від цієї масті всі вже відмовилися.
error-first-round = У першому колі можна взяти лише відкриту масть.
error-announce-first = Спершу скажіть, чи оголошуєте ви свої комбінації.
error-dealer-must-choose = Мус: усі спасували, і той, хто роздає, мусить назвати гру.
error-nothing-to-announce = Оголошувати зараз нема чого.
error-nothing-to-claim = Доїзд зараз оголосити не можна.

## Столи

error-table-full = За цим столом усі місця зайняті.
error-seat-taken = Це місце вже зайняте. Виберіть інше.
error-already-seated = Ви вже сидите за цим столом.
error-seat-unknown = Такого місця за столом немає.
error-seat-empty = Це місце й так вільне.
error-seat-human = Тут сидить учасник: прибрати можна лише робота.
error-table-closed = Цей стіл уже закрито.
error-table-not-found = Такого столу немає.
error-no-tables = Незакінчених партій у вас немає. Відкрити стіл: `/table open`.
error-not-host = Це вирішує господар столу.
error-not-allowed = Партію, що триває, закриває модератор.
error-not-full = За столом ще є вільні місця.
error-match-running = Партія вже триває.
error-rules-frozen = Партія почалася: правила вже не змінюються.
error-too-many-seated = За столом сидить більше людей, ніж грає в цю гру.
error-match-not-running = За цим столом партія зараз не триває.
error-deal-running = Спершу дограймо цю роздачу.
error-lobby-expired = Цей стіл довго чекав на гравців і закрився. Відкрийте новий: `/table open`.
error-robots-only = Хоча б одне місце має зайняти людина.
error-not-finished = Партію ще не закінчено.
error-match-not-found = Такої партії немає.
error-match-unreadable = Цю партію відкрити не вдається. Назвіть модератору номер { $reference }.

## Сервер і бот

error-missing-permission = Боту бракує прав у цьому каналі: { $rights }. Попросіть адміністратора їх додати.
error-channel-unsuitable = Тут стіл відкрити не можна. Потрібен звичайний текстовий канал сервера.
error-storage-trouble = Не вдалося записати. Гру не втрачено: спробуйте ще раз за хвилину.
error-unexpected = Вибачте, щось зламалося. Якщо повториться, назвіть модератору номер { $reference }.

## Записи й налаштування

error-record-malformed = Цей запис партії прочитати не можна.
error-unknown-card = У записі названо карту, якої немає в колоді.
error-unknown-call = У записі є слово, якого немає в торгах.
error-unknown-strain = У записі названо козир, якого не буває.
error-unknown-preset = Такої гри в клубі немає.
error-unknown-option = Такого правила в цій грі немає.
error-bad-option = У цього правила не буває такого значення.
error-conflicting-options = Ці правила суперечать одне одному.
error-players-not-in-game = Стількома гравцями в цю гру не грають.
error-settings-wrong = Налаштування бота задано неправильно.
error-demo-missing = Для показу потрібні додаткові пакунки: pip install "belote-club[demo]"
error-demo-port = Порт сторінки зайнято. Назвіть інший або зупиніть програму, яка його тримає.

## Місця в записі, де щось не так

error-unknown-format = Це не запис партії: невідомий формат.
error-bad-seat = Такого місця за столом не буває.
error-bad-deck = Колода неповна або в ній є зайві карти.
error-not-an-object = Тут очікується об’єкт JSON.
error-not-a-list = Тут очікується список JSON.
error-not-text = Тут очікується текст.
error-not-json = Це не JSON.
error-not-hex = Тут очікуються шістнадцяткові цифри.
error-wrong-count = Тут має бути інша кількість елементів.
error-bad-choice = Тут не буває такого значення.
error-deal-unfinished = За незакінченою роздачею йде інша.
error-log-inconsistent = Журнал партії суперечить сам собі.
error-no-fairness = У записі немає даних про чесну роздачу.
error-unknown-algorithm = Невідомий спосіб роздачі.
error-secret-not-revealed = Секрет відкривається, коли партію закінчено.

## Сховище (бачить адміністратор)

error-store-error = Сховище не відповідає.
error-storage-failed = Записати в базу не вдалося. Перевірте місце на диску й права на файл.
error-database-unavailable = Базу відкрити не можна. Перевірте шлях і права на файл.
error-database-in-use = З цією базою вже працює інший бот. Спершу зупиніть його або вкажіть у BELOTE_DATABASE інший файл.
error-database-damaged = Файл бази пошкоджено. Зупиніть бота, збережіть цей файл і поверніть останню резервну копію.
error-database-closed = Базу вже закрито.
error-database-newer = Базу записала новіша програма. Оновіть програму.
error-migration-name = Файл міграції названо не за правилом NNNN_name.sql.
error-migration-duplicate = Дві міграції з одним номером.
error-migration-gap = Бракує міграції. Установіть програму заново.
error-migration-incomplete = Міграція обривається посеред команди.
error-migration-transaction = Міграція сама починає або завершує транзакцію.
error-migration-failed = Міграція не вдалася. База лишилася такою, як була.
error-table-missing = Столу немає в базі.
error-stale-revision = Стіл змінився, поки його змінювали.
error-match-missing = Партії немає в базі.
error-match-finished = Партію закінчено, її журнал закрито.
error-stale-sequence = Журнал партії вже довший.
error-duplicate-interaction = Це натискання вже записано.
error-unreadable-event = У базі подія, якої ця програма не знає.
error-unreadable-rules = У базі правило, якого ця програма не знає.

## Табло
error-pad-points-range = Стільки очок у роздачі не буває.
error-pad-points-sum = Очки сторін не складаються в суму роздачі.
error-pad-points-missing = Бракує очок: потрібні очки всіх сторін, крім однієї.
error-pad-capot-points = При капоті в решти немає очок.
error-pad-bad-side = Такої сторони в цій грі немає.
error-pad-bad-price = Такої заявки в цій грі немає.
error-pad-bad-combination = Такої комбінації немає.
error-pad-no-deal = Такої роздачі в табло немає.
