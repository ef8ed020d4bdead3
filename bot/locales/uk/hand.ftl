### Карти на руках: повідомлення, яке бачить лише сам учасник. Аргументи описано в ru/hand.ftl.

hand-trump =
    { $strain ->
        [no-trumps] без козирів
        [all-trumps] усі козирі
       *[suit] козир { $trump }
    }
hand-contract = Контракт { $bid }, { seat-name }{ doubling-suffix }
hand-your-turn = Ваш хід
hand-turn-play = Ходить { seat-name }
hand-trick = Взятка: { $cards }
hand-trick-card = { $card }{ "\u00A0" }({ seat-name })
hand-trick-lead = Ви починаєте взятку: можна будь-яку карту.
hand-cards = На руках: { $cards }
hand-score = Ми { $us } · Вони { $them }
hand-score-you = Ви { $points }
hand-tricks = Взятки: ми { $us } · вони { $them }
hand-tricks-you = Взятки: ви { $n }
hand-last-played = Усі карти зіграно.
hand-not-dealt = Карти ще не роздано.
hand-old = Це старе повідомлення. Свіжі карти — за кнопкою «Мої карти» на столі.
hand-button-refresh = Оновити
hand-taker = Грає { seat-name }{ doubling-suffix }
hand-raspasy = Розпаси
hand-open-cards =
    { $n ->
        [0] Ваші відкриті карти
       *[other] Ваші відкриті карти, закритих під ними: { $n }
    }
hand-announce = У вас є { $kinds }. Оголосити?
hand-announce-hidden = У вас є комбінація. Оголосити?
hand-announce-first = Карту можна буде покласти після відповіді.
hand-button-announce = Оголосити
hand-button-silent = Промовчати
hand-button-claim = Доїзд

## Доїзд

claim-question = **Доїзд: ви заявляєте, що очок уже вистачає.** На рахунку { $points } із { $target }, бракує { $missing }. Рахують лише взятки, виграшні комбінації й показаний белот цієї роздачі. Правда — партію виграно, ні — програно.
claim-button-yes = Заявляю доїзд
claim-button-no = Грати далі
claim-right = Доїзд ({ seat-name }): очок вистачило.
claim-wrong = Доїзд ({ seat-name }): очок забракло, партію віддано суперникам.
