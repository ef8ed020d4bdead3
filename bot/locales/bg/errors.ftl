### Откази: по едно изречение за всеки код на грешка, ключ error-<код>. Изречението обяснява и не обвинява.

## Ред и място

error-not-your-turn = Сега не е ваш ред.
error-out-of-turn = Сега е ред на друго място.
error-not-seated = Не седите на тази маса.
error-stale-view = Играта вече е напред, ето как изглежда масата сега.
error-old-control = Това е стар бутон. Отворете масата отново: `/table resume`.
error-wrong-phase = Сега това не може: раздаването е на друг етап.
error-game-over = Партията вече е свършила.
error-action-already-done = Това вече е направено.

## Карти

error-must-follow = Трябва да играете { suit-accusative }.
error-must-trump = Нямате от исканата боя: трябва да цакате с коз.
error-must-overtrump = Трябва да качите с по-силен коз.
error-must-beat = Трябва да качите с по-силна карта.
error-must-undertrump = Няма с какво да качите, но трябва да сложите коз.
error-trump-too-low = Козът върху коза на партньора трябва да е по-силен.
error-card-not-in-hand = Нямате тази карта.

## Наддаване

error-bid-too-low = Това е малко: назовете по-висока цена.
error-bid-not-in-steps = Такава цена няма: изберете от списъка.
error-bid-too-high = Толкова висока цена в тази игра няма.
error-nothing-to-double = Още няма какво да се контрира.
error-own-contract = Контра се казва на обява на противниците.
error-already-doubled = Тази обява вече е контрирана.
error-contract-frozen = След контра цената не се вдига.
error-not-doubled = Реконтра се казва след контра, а такава още няма.
error-not-declarer = Реконтра казва само двойката, чиято е обявата.
error-call-not-in-game = В тази игра така не се казва.
error-strain-not-in-game = В тази игра коз може да е само боя.
error-turned-suit-refused = От тази боя всички вече се отказаха.
error-first-round = В първия кръг може да се вземе само обърнатата боя.
error-announce-first = Първо кажете дали обявявате комбинациите си.
error-dealer-must-choose = Мус: всички са на пас и раздаващият трябва да назове игра.
error-nothing-to-announce = Сега няма какво да се обявява.
error-nothing-to-claim = Сега „стигат ми“ не може да се каже.

## Маси

error-table-full = На тази маса всички места са заети.
error-seat-taken = Това място вече е заето. Изберете друго.
error-already-seated = Вече седите на тази маса.
error-seat-unknown = Такова място на масата няма.
error-seat-empty = Това място и без това е свободно.
error-seat-human = Тук седи участник: маха се само робот.
error-table-closed = Тази маса вече е закрита.
error-table-not-found = Такава маса няма.
error-no-tables = Нямате недовършени партии. Маса се отваря с `/table open`.
error-not-host = Това решава домакинът на масата.
error-not-allowed = Вървяща партия се закрива от модератор.
error-not-full = На масата още има свободни места.
error-match-running = Партията вече върви.
error-rules-frozen = Партията започна: правилата вече не се менят.
error-too-many-seated = На масата седят повече хора, отколкото играят тази игра.
error-match-not-running = На тази маса сега няма партия.
error-deal-running = Първо да довършим това раздаване.
error-lobby-expired = Тази маса дълго чака играчи и се закри. Отворете нова: `/table open`.
error-robots-only = Поне едно място трябва да е за човек.
error-not-finished = Партията още не е свършила.
error-match-not-found = Такава партия няма.
error-match-unreadable = Тази партия не може да се отвори. Кажете на модератор номера { $reference }.

## Сървър и бот

error-missing-permission = На бота не му достигат права в този канал: { $rights }. Помолете администратора да ги добави.
error-channel-unsuitable = Тук не може да се отвори маса. Трябва обикновен текстов канал на сървъра.
error-storage-trouble = Записът не стана. Играта не е изгубена: опитайте пак след минута.
error-unexpected = Извинете, нещо се счупи. Ако се повтори, кажете на модератор номера { $reference }.

## Записи и настройки

error-record-malformed = Този запис на партия не може да се прочете.
error-unknown-card = В записа има карта, която не е в колодата.
error-unknown-call = В записа има дума, която не е от наддаването.
error-unknown-strain = В записа има коз, какъвто не съществува.
error-unknown-preset = Такава игра в клуба няма.
error-unknown-option = Такова правило в тази игра няма.
error-bad-option = Това правило няма такава стойност.
error-conflicting-options = Тези правила си противоречат.
error-players-not-in-game = Толкова хора не играят тази игра.
error-settings-wrong = Настройките на бота са зададени грешно.
error-demo-missing = За показването трябват още пакети: pip install "belote-club[demo]"
error-demo-port = Портът на страницата е зает. Назовете друг или спрете програмата, която го държи.

## Места в записа, където нещо не е наред

error-unknown-format = Това не е запис на партия: непознат формат.
error-bad-seat = Такова място на масата няма.
error-bad-deck = Колодата е непълна или има излишни карти.
error-not-an-object = Тук се очаква обект JSON.
error-not-a-list = Тук се очаква списък JSON.
error-not-text = Тук се очаква текст.
error-not-json = Това не е JSON.
error-not-hex = Тук се очакват шестнайсетични цифри.
error-wrong-count = Тук трябва да има друг брой елементи.
error-bad-choice = Тук няма такава стойност.
error-deal-unfinished = След недовършено раздаване следва друго.
error-log-inconsistent = Дневникът на партията си противоречи.
error-no-fairness = В записа няма данни за честното раздаване.
error-unknown-algorithm = Непознат начин на раздаване.
error-secret-not-revealed = Тайната се показва, когато партията свърши.

## Съхранение (вижда го администраторът)

error-store-error = Хранилището не отговаря.
error-storage-failed = Записът в базата не стана. Проверете мястото на диска и правата върху файла.
error-database-unavailable = Базата не може да се отвори. Проверете пътя и правата върху файла.
error-database-in-use = С тази база вече работи друг бот. Първо спрете него или посочете друг файл в BELOTE_DATABASE.
error-database-damaged = Файлът на базата е повреден. Спрете бота, запазете файла и върнете последното резервно копие.
error-database-closed = Базата вече е затворена.
error-database-newer = Базата е записана от по-нова програма. Обновете програмата.
error-migration-name = Файлът на миграцията не е назован по правилото NNNN_name.sql.
error-migration-duplicate = Две миграции с един номер.
error-migration-gap = Липсва миграция. Инсталирайте програмата отново.
error-migration-incomplete = Миграцията прекъсва насред команда.
error-migration-transaction = Миграцията сама започва или завършва транзакция.
error-migration-failed = Миграцията не успя. Базата остана както беше.
error-table-missing = Масата я няма в базата.
error-stale-revision = Масата се промени, докато я променяха.
error-match-missing = Партията я няма в базата.
error-match-finished = Партията е свършила, дневникът ѝ е затворен.
error-stale-sequence = Дневникът на партията вече е по-дълъг.
error-duplicate-interaction = Това натискане вече е записано.
error-unreadable-event = В базата има събитие, което тази програма не познава.
error-unreadable-rules = В базата има правило, което тази програма не познава.

## Таблото

error-pad-points-range = Толкова точки в едно раздаване няма.
error-pad-points-sum = Точките на страните не правят сбора на раздаването.
error-pad-points-missing = Липсват точки: трябват точките на всички страни без една.
error-pad-capot-points = При капо останалите нямат точки.
error-pad-bad-side = Такава страна в тази игра няма.
error-pad-bad-price = Такава обява в тази игра няма.
error-pad-bad-combination = Такава комбинация няма.
error-pad-no-deal = Такова раздаване в таблото няма.
