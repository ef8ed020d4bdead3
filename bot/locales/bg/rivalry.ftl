### Съперничество: рейтинг на двойките и таблица на седмицата.

opt-top-list =
    .name = списък
    .description = Кого да покаже
choice-top-thanks = Благодарности
choice-top-pairs = Двойки
choice-top-week = Седмица
choice-top-last-week = Миналата седмица

rivalry-button =
    { $choice ->
        [thanks] Благодарности
        [pairs] Двойки
        [week] Седмица
       *[last-week] Миналата седмица
    }
rivalry-family =
    { $system ->
        [contract] Игри с контракт
        [classic] Игри с обърната карта
        [match-points] Български белот
       *[pair] Белот по двойки
    }
rivalry-played =
    { $played ->
        [one] { $played } партия
       *[other] { $played } партии
    }, победи { $won }
rivalry-provisional =
    { $n ->
        [one] предварително: до рейтинга още { $n } партия
       *[other] предварително: до рейтинга още { $n } партии
    }

## Двойки

rivalry-pairs-title = Двойките на клуба
rivalry-pairs-empty =
    { $n ->
        [one] Още никой: на двойката трябва { $n } партия срещу участници.
       *[other] Още никой: на двойката трябват { $n } партии срещу участници.
    }
rivalry-pairs-hint = Рейтингът е приятелски: всички започват от 1000 и той нищо не отваря и нищо не затваря. Броят се партиите на четирима без роботи на общите маси, поне наполовина колкото обичайната. Ако някой си тръгне, партньорът не губи нищо. Не искате да сте в списъка? `/settings`.
rivalry-profile-title = Рейтинг на двойките

## Седмица

rivalry-week-title = Таблица на седмицата
rivalry-last-week-title = Таблица на миналата седмица
rivalry-week-span = { $begins } – { $ends }
rivalry-week-matches = Партии между участници: { $n }
rivalry-week-members = Участници
rivalry-week-pairs = Двойки
rivalry-week-empty =
    { $n ->
        [one] Още никой: трябва { $n } партия за седмицата.
       *[other] Още никой: трябват { $n } партии за седмицата.
    }
rivalry-week-hint = Точки: за партия { $played }, за победа още { $won }. Нужни партии за таблицата: { $n }. Броят се партиите без роботи на общите маси, доиграни от участника докрай. Седмицата започва в понеделник в 0:00 UTC. Не искате да сте в таблицата? `/settings`.
