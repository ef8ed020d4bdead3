### Слова, спільні для всіх екранів: масті, карти, місця, пари, час, права.
### Правила каталогів описано на початку ru/common.ftl: ключі й аргументи в усіх мовах однакові.

## Масті й козирі

# «покласти …»
suit-accusative =
    { $suit ->
        [clubs] трефу
        [diamonds] бубну
        [hearts] чирву
       *[spades] піку
    }
suit-letter =
    { $suit ->
        [clubs] т
        [diamonds] б
        [hearts] ч
       *[spades] п
    }
strain-label-no-trumps = БК
strain-label-all-trumps = ВК

## Карти

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
# Які літери намальовано на картах: один із наборів у bot/pictures/names.py, той самий, що в rank-label.
card-lettering = cyrillic
rank-name =
    { $rank ->
        [seven] сімка
        [eight] вісімка
        [nine] дев’ятка
        [ten] десятка
        [jack] валет
        [queen] дама
        [king] король
       *[ace] туз
    }
# Прикметник узгоджується зі словом: «чирвова десятка», «чирвовий туз».
card-name =
    { $suit ->
        [clubs] трефов
        [diamonds] бубнов
        [hearts] чирвов
       *[spades] піков
    }{ $rank ->
        [jack] ий
        [king] ий
        [ace] ий
       *[other] а
    } { rank-name }

## Місця, пари, роботи

seat-name =
    { $seat ->
        [0] Північ
        [1] Схід
        [2] Південь
       *[3] Захід
    }
pair-name =
    { $side ->
        [0] Північ–Південь
       *[1] Захід–Схід
    }
robot-name =
    { $number ->
        [1] робот Гвинтик
        [2] робот Шпунтик
        [3] робот Шуруп
       *[4] робот Болтик
    }
robot-of-level =
    { $skill ->
        [novice] { $robot } (новачок)
       *[master] { $robot } (майстер)
    }

## Комбінації

declaration-name =
    { $kind ->
        [tierce] Терц
        [quarte] Кварт
        [quint] Квінт
        [carre] Каре
       *[belote] Белот-ребелот
    }
declaration-word =
    { $kind ->
        [tierce] терц
        [quarte] кварт
        [quint] квінт
        [carre] каре
       *[belote] белот
    }

## Ігри й темп

game-club = Клубний белот
game-ffb = Французький контракт
game-classic = Класичний французький
game-ukrainian = Український белот
game-bulgarian = Болгарський белот
game-pair = Парний белот
game-two = Белот удвох
game-three = Белот утрьох
game-open = Відкритий белот
pace-live = наживо
pace-days = по днях

## Мова

# Як мова називає саму себе.
language-name = Українська

# Значення після своєї назви.
labelled = { $label }: { $value }

## Кількість

count-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
count-deals =
    { $n ->
        [one] { $n } роздача
        [few] { $n } роздачі
       *[many] { $n } роздач
    }
count-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[many] { $n } хвилин
    }
count-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }

## Права бота, як їх названо в Discord

permission-view-channel = Переглядати канали
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-create-public-threads = Створювати публічні гілки
permission-manage-threads = Керувати гілками
permission-embed-links = Вбудовувати посилання
permission-attach-files = Прикріплювати файли
permission-read-message-history = Читати історію повідомлень
permission-use-external-emojis = Використовувати зовнішні емодзі
