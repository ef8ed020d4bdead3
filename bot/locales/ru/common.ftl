### Слова, общие для всех экранов: масти, карты, места, пары, время, права.
###
### Правила каталогов (одни на все языки)
###  * Ключ: область, затем смысл, через дефис (lobby-title). Русский каталог — исходный, остальные повторяют его ключи.
###  * Аргументы-числа выбирают форму слова и пишутся без разделителей разрядов.
###  * $seat — место 0..3: Север, Восток, Юг, Запад. $side — пара: 0 Север–Юг, 1 Запад–Восток. $who — имя пары или места
###    того, кто играет за себя.
###  * $suit, $strain, $rank, $kind — слова движка (clubs, no-trumps, ace, tierce): по ним фраза выбирает форму.
###  * $card, $cards, $trump, $bid, $calls — готовая запись карт и заявок из bot/texts/cards.py («10♥», «110 ♥»).
###  * $table — номер стола. $member — упоминание или обезвреженное имя. Пол участника неизвестен: пишем «вы» и настоящее
###    время.
###  * $robot — имя робота, $skill — его уровень: novice, club, master.
###  * $multiplier — 1, 2 (контра), 4 (сюрконтра), 8. $n — количество, $number — порядковый номер. $points — очки.
###  * $label и $value — название и значение, готовыми строками.
###  * $when — отметка времени Discord (<t:…:R>). $link — готовая ссылка на канал или сообщение.
###  * Флаги приходят как yes и no.

## Масти и козыри

# «положить …»
suit-accusative =
    { $suit ->
        [clubs] трефу
        [diamonds] бубну
        [hearts] черву
       *[spades] пику
    }
# Приписывается к знаку масти, если участник просит не полагаться на знаки: «10♥ч».
suit-letter =
    { $suit ->
        [clubs] т
        [diamonds] б
        [hearts] ч
       *[spades] п
    }
strain-label-no-trumps = БК
strain-label-all-trumps = ВК

## Карты

rank-label =
    { $rank ->
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] В
        [queen] Д
        [king] К
       *[ace] Т
    }
# Какие буквы нарисованы на картах: один из наборов в bot/pictures/names.py, тот же, что в rank-label.
card-lettering = cyrillic
rank-name =
    { $rank ->
        [seven] семёрка
        [eight] восьмёрка
        [nine] девятка
        [ten] десятка
        [jack] валет
        [queen] дама
        [king] король
       *[ace] туз
    }
# Карта словами: подписи к картинкам и чтение с экрана.
card-name =
    { rank-name } { $suit ->
        [clubs] треф
        [diamonds] бубен
        [hearts] червей
       *[spades] пик
    }

## Места, пары, роботы

seat-name =
    { $seat ->
        [0] Север
        [1] Восток
        [2] Юг
       *[3] Запад
    }
pair-name =
    { $side ->
        [0] Север–Юг
       *[1] Запад–Восток
    }
robot-name =
    { $number ->
        [1] робот Винтик
        [2] робот Шпунтик
        [3] робот Шуруп
       *[4] робот Болтик
    }
robot-of-level =
    { $skill ->
        [novice] { $robot } (новичок)
       *[master] { $robot } (мастер)
    }

## Комбинации

# С прописной буквы: с комбинации начинается строка.
declaration-name =
    { $kind ->
        [tierce] Терц
        [quarte] Кварт
        [quint] Квинт
        [carre] Карэ
       *[belote] Белот-ребелот
    }
# Внутри фразы: «объявлено: терц и карэ».
declaration-word =
    { $kind ->
        [tierce] терц
        [quarte] кварт
        [quint] квинт
        [carre] карэ
       *[belote] белот
    }

## Игры и темп

game-club = Клубный белот
game-ffb = Французский контракт
game-classic = Классический французский
game-ukrainian = Украинский белот
game-bulgarian = Болгарский белот
game-pair = Парный белот
game-two = Белот вдвоём
game-three = Белот втроём
game-open = Открытый белот
pace-live = вживую
pace-days = по дням

## Язык

# Как язык называет сам себя: так он стоит в списках языков всех остальных.
language-name = Русский

# Значение после своего названия.
labelled = { $label }: { $value }

## Количества

count-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
count-deals =
    { $n ->
        [one] { $n } раздача
        [few] { $n } раздачи
       *[many] { $n } раздач
    }
count-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[many] { $n } минут
    }
count-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }

## Права бота, как они называются в Discord

permission-view-channel = Просматривать каналы
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-manage-threads = Управлять ветками
permission-embed-links = Встраивать ссылки
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений
permission-use-external-emojis = Использовать внешние эмодзи
