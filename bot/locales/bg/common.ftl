### Думи, общи за всички екрани: бои, карти, места, двойки, време, права.
### Какво значат аргументите, казва руският каталог (ru/common.ftl).

## Бои и коз

suit-accusative =
    { $suit ->
        [clubs] спатия
        [diamonds] каро
        [hearts] купа
       *[spades] пика
    }
suit-letter =
    { $suit ->
        [clubs] с
        [diamonds] к
        [hearts] у
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
        [king] П
       *[ace] А
    }
card-lettering = bulgarian
rank-name =
    { $rank ->
        [seven] седмица
        [eight] осмица
        [nine] деветка
        [ten] десетка
        [jack] вале
        [queen] дама
        [king] поп
       *[ace] асо
    }
card-name =
    { rank-name } { $suit ->
        [clubs] спатия
        [diamonds] каро
        [hearts] купа
       *[spades] пика
    }

## Места, двойки, роботи

seat-name =
    { $seat ->
        [0] Север
        [1] Изток
        [2] Юг
       *[3] Запад
    }
pair-name =
    { $side ->
        [0] Север–Юг
       *[1] Запад–Изток
    }
robot-name =
    { $number ->
        [1] робот Винтчо
        [2] робот Гайка
        [3] робот Пружинка
       *[4] робот Болтчо
    }
robot-of-level =
    { $skill ->
        [novice] { $robot } (начинаещ)
       *[master] { $robot } (майстор)
    }

## Комбинации

declaration-name =
    { $kind ->
        [tierce] Терца
        [quarte] Кварта
        [quint] Квинта
        [carre] Каре
       *[belote] Белот
    }
declaration-word =
    { $kind ->
        [tierce] терца
        [quarte] кварта
        [quint] квинта
        [carre] каре
       *[belote] белот
    }

## Игри и темпо

game-club = Клубен белот
game-ffb = Френски контракт
game-classic = Класически френски
game-ukrainian = Украински белот
game-bulgarian = Български белот
game-pair = Белот по двойки
game-two = Белот за двама
game-three = Белот за трима
game-open = Открит белот
pace-live = на живо
pace-days = по дни

## Език

language-name = Български
# Стойност след името си.
labelled = { $label }: { $value }

## Количества

count-points =
    { $n ->
        [one] { $n } точка
       *[other] { $n } точки
    }
count-deals =
    { $n ->
        [one] { $n } раздаване
       *[other] { $n } раздавания
    }
count-minutes =
    { $n ->
        [one] { $n } минута
       *[other] { $n } минути
    }
count-days =
    { $n ->
        [one] { $n } ден
       *[other] { $n } дни
    }

## Права на бота, както се казват в Discord

permission-view-channel = Преглед на каналите
permission-send-messages = Изпращане на съобщения
permission-send-messages-in-threads = Изпращане на съобщения в нишки
permission-create-public-threads = Създаване на публични нишки
permission-manage-threads = Управление на нишките
permission-embed-links = Вграждане на връзки
permission-attach-files = Прикачване на файлове
permission-read-message-history = Четене на историята на съобщенията
permission-use-external-emojis = Използване на външни емоджита
