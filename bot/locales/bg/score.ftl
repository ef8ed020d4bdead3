### Резултатът: раздаването ред по ред, двете колони на партията, краят на партията.

## Раздаване

score-title = Раздаване { $deal } · запис
score-outcome-made =
    { $system ->
        [contract] Контрактът { $bid } е изпълнен ({ seat-name }{ doubling-suffix }).
       *[other] Играта { $bid } е изкарана ({ seat-name }{ doubling-suffix }).
    }
score-outcome-failed =
    { $system ->
        [classic] Вътре: играта { $bid } е загубена ({ seat-name }).
        [match-points] Вътре: играта { $bid } е загубена ({ seat-name }{ doubling-suffix }).
        [pair] Вътре: играта { $bid } е загубена ({ seat-name }).
       *[contract] Контрактът { $bid } не е изпълнен ({ seat-name }{ doubling-suffix }).
    }
score-outcome-litige = Равни точки ({ seat-name }, { $bid }). Точките на взелите чакат следващото раздаване.
score-outcome-hanging =
    { $system ->
        [pair] Висяща игра: равни точки ({ seat-name }, { $bid }). Точките на игралите чакат следващото раздаване.
       *[other] Висяща игра: равни точки ({ seat-name }, { $bid }). Точките на игралите чакат следващото раздаване.
    }
score-outcome-raspasy = Всички на пас: взятките са записани в минус.
score-outcome-passed-out = Всички са на пас: никой не пише нищо.
score-need = Обещани { $price }, събрани { $points }.
score-row = { $label }: { $points }
score-deal-total = За раздаването: { $points }
score-carry =
    { $system ->
        [match-points] Висящи точки: { count-points }.
        [pair] Висяща игра: { count-points } за победителя в раздаването.
       *[other] Спорни: { count-points } за победителя в раздаването.
    }

score-line-cards = Карти във взятките
score-line-last-trick = Последна взятка
score-line-capot = Капо, всички взятки
score-line-stake = Залог на раздаването
score-line-contract = Цена на контракта
score-line-contra =
    { $factor ->
        [2] Контра ({ $base } по две)
        [4] Реконтра ({ $base } по четири)
       *[other] Залог ({ $base } × { $factor })
    }
score-line-belote = Белот ({ seat-name })
score-line-declaration = { declaration-name } { $cards } ({ seat-name })
score-line-taken-over = Преминали от противниците
score-line-given-up = Отишли при противниците
score-line-held = Точките чакат следващото раздаване
score-line-carried = Точки, които чакаха победител
score-line-doubled-no-trumps = Без коз: по две
score-line-valat = Валат
score-line-rounding = Закръгляне
score-line-match-points = Точки от раздаването { $base } → точки от партията
score-line-kirtik = Киртик: нито една взятка
score-line-raspasy = Всички на пас

## Комбинации в раздаването

declarations-title = Комбинации
declarations-none = Нямаше комбинации.
declaration-counted = { declaration-name } { $cards } ({ seat-name }): { $points }
declaration-lost = { declaration-name } { $cards } ({ seat-name }): не се пише, противниците имат по-силна
declaration-cancelled = { declaration-name } { $cards } ({ seat-name }): не се пише, комбинациите са равни
declaration-no-trick = { declaration-name } { $cards } ({ seat-name }): не се пише без нито една взятка
declaration-unsaid = { declaration-name } { $cards } ({ seat-name }): не се пише, не е обявена

## Картите на раздаването

score-hands-title = Как бяха картите
score-hand-line = { seat-name }: { $cards }

## Двете колони

score-sheet-title = Резултат на партията
score-sheet-empty = Още няма изиграно раздаване.
score-sheet-deal = Раздаване

## Край на партията

match-title = Партията свърши
match-winner = Победа: { $who } ({ $members })
match-you-won = Вашата двойка победи. Честито!
match-you-lost = Победиха противниците. Благодарим за играта!
match-you-won-alone = Победихте. Честито!
match-you-lost-alone = Победата е за противника. Благодарим за играта!
match-length = Изиграно: { count-deals }
match-button-rematch = Още една партия
match-rematch-waiting = Още една партия искат: { $members }
