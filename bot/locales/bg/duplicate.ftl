### Едни и същи раздавания на няколко маси.

error-duplicate-covered = Тези раздавания още се играят на друга маса. Картите, записът и проверката се отварят, когато всички завършат.
error-duplicate-other-table = Тези раздавания ги играете на друга маса от същия турнир.
error-duplicate-once = Едни и същи раздавания се играят веднъж.
error-duplicate-not-found = Такъв турнир на този сървър няма.
error-duplicate-cut = При цепене раздаванията зависят от играта и не могат да са еднакви. Изберете разбъркване.
error-seated-elsewhere = Тези раздавания ги играете на друга маса от същия турнир.

## Маса, чиито раздавания още се играят другаде

duplicate-terms =
    { $n ->
        [one] { $n } раздаване, общо за всички маси
       *[other] { $n } раздавания, общи за всички маси
    } · { $pace } · обикновено { $length }
duplicate-lobby = Маса от турнир { $number }: същите карти се играят и на други маси. До края картите и резултата виждат само играещите на масата.
duplicate-heading = Раздаване { $deal } от { $n } · раздава { seat-name }
duplicate-heading-extra = Допълнително раздаване · раздава { seat-name }
duplicate-turn = Ред е на { $member } ({ seat-name })
duplicate-between = Раздаването е изиграно. Резултатът е на екрана „Моите карти“.
duplicate-hidden = Същите карти се играят и на други маси, затова играта и резултата виждат само играещите на тази маса: „Моите карти“, „Резултат“.
duplicate-over = Всички раздавания са изиграни
duplicate-wait = Картите, резултатът и сравнението се отварят, когато завършат всички маси от турнира.
duplicate-deal-score = За раздаването: ние { $us } · те { $them }
duplicate-line-playing = Маса { $table } · играе раздаванията от турнира · { $link }
duplicate-line-finished = Маса { $table } · изигра раздаванията си, чака останалите · { $link }
duplicate-row = Маса { $table } · { $game } · турнир, резултатът е закрит · { $link }

## Картата на турнира и сравнението (виждат ги всички)

duplicate-opened = Турнир { $number } е открит: картата му и масите са в този канал.
duplicate-title = Турнир { $number } · { $game }
duplicate-counts =
    Маси: { $n } · { $deals ->
        [one] { $deals } раздаване
       *[other] { $deals } раздавания
    }
duplicate-about = На всички маси се раздават едни и същи карти. Кой как е играл, се отваря тук, когато завършат всички.
duplicate-commitment = Тайната на колодите е избрана, преди някой да седне. Отпечатък (SHA-256): `{ $hash }`
duplicate-table = Маса { $table }
duplicate-state-lobby =
    { $n ->
        [0] всички места са заети
        [one] { $n } свободно място
       *[other] { $n } свободни места
    }
duplicate-state-playing = играят
duplicate-state-finished = раздаванията са изиграни
duplicate-state-closed = затворена, раздаванията не са довършени
duplicate-winner =
    { $n ->
        [one] Победа: { $members }
       *[other] Победата си поделят: { $members }
    }
duplicate-gained = По-добре от средното със същите карти: { $gained }
duplicate-nothing = Няма какво да се сравни: всички раздавания са изиграни на по-малко от две маси.
duplicate-by-deal = Раздавания: с колко Север–Юг имат повече
duplicate-deal = Раздаване { $deal } · средно { $score }
duplicate-table-result = маса { $table }: **{ $score }** ({ $gained })
duplicate-table-short = { $table }: { $score } ({ $gained })
duplicate-by-pair = Двойки: точки спрямо средното, мач точки
duplicate-place = маса { $table }, { $who }
duplicate-match-points =
    { $n ->
        [one] { $n } мач точка
       *[other] { $n } мач точки
    }
duplicate-left-out =
    { $n ->
        [one] Маса { $parts } не завърши и не влиза в сравнението.
       *[other] Маси { $parts } не завършиха и не влизат в сравнението.
    }
duplicate-check = Проверка на раздаванията: `/verify`. Преглед: `/replay`.
