### Картите в ръка: съобщение, което вижда само самият участник, на неговия език.

hand-trump =
    { $strain ->
        [no-trumps] без коз
        [all-trumps] всичко коз
       *[suit] коз { $trump }
    }
hand-contract = Контракт { $bid }, { seat-name }{ doubling-suffix }
hand-your-turn = Ваш ред е
hand-turn-play = Играе { seat-name }
hand-trick = Взятка: { $cards }
hand-trick-card = { $card }{ "\u00A0" }({ seat-name })
hand-trick-lead = Вие почвате взятката: може всяка карта.
hand-cards = В ръка: { $cards }
hand-score = Ние { $us } · Те { $them }
hand-score-you = Вие { $points }
hand-tricks = Взятки: ние { $us } · те { $them }
hand-tricks-you = Взятки: вие { $n }
hand-last-played = Всички карти са изиграни.
hand-not-dealt = Картите още не са раздадени.
hand-old = Това е старо съобщение. Новите карти са под бутона „Моите карти“ на масата.
hand-button-refresh = Обнови
hand-taker = Играе { seat-name }{ doubling-suffix }
hand-raspasy = Всичко на пас
hand-open-cards =
    { $n ->
        [0] Вашите открити карти
       *[other] Вашите открити карти, закрити под тях: { $n }
    }
hand-announce = Имате { $kinds }. Обявявате ли?
hand-announce-hidden = Имате комбинация. Обявявате ли?
hand-announce-first = Карта може да сложите след отговора.
hand-button-announce = Обявявам
hand-button-silent = Премълчавам
hand-button-claim = Стигат ми

## Стигат ми

claim-question = **Заявявате, че точките вече ви стигат.** Имате { $points } от { $target }, не достигат { $missing }. Броят се само взятките, печелившите комбинации и показаният белот от това раздаване. Ако е вярно, партията е спечелена; ако не е, е загубена.
claim-button-yes = Заявявам
claim-button-no = Играя нататък
claim-right = „Стигат ми“ ({ seat-name }): точките стигнаха.
claim-wrong = „Стигат ми“ ({ seat-name }): точките не стигнаха, партията е на противниците.
