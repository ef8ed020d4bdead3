### Карты на руках: сообщение, которое видит только сам участник, на его языке.
###
### Первая строка собирается из кусков через « · »: чей ход (hand-your-turn, hand-turn-play), hand-trump.
### Почему карту положить нельзя, говорят error-must-… из errors.ftl.
### Аргументы: $us, $them — очки или взятки своей и чужой пары; $strain и $trump — козырь словом движка и знаком;
### $kinds — комбинации через запятую («терц и карэ»); $target — до скольки очков, $missing — сколько не хватает;
### остальные — как в common.ftl.

hand-trump =
    { $strain ->
        [no-trumps] без козырей
        [all-trumps] все козыри
       *[suit] козырь { $trump }
    }
hand-contract = Контракт { $bid }, { seat-name }{ doubling-suffix }
hand-your-turn = Ваш ход
hand-turn-play = Ходит { seat-name }
hand-trick = Взятка: { $cards }
hand-trick-card = { $card }{ "\u00A0" }({ seat-name })
hand-trick-lead = Вы начинаете взятку: можно любую карту.
hand-cards = На руках: { $cards }
hand-score = Мы { $us } · Они { $them }
hand-score-you = Вы { $points }
hand-tricks = Взятки: мы { $us } · они { $them }
hand-tricks-you = Взятки: вы { $n }
hand-last-played = Все карты сыграны.
hand-not-dealt = Карты ещё не сданы.
hand-old = Это старое сообщение. Свежие карты — по кнопке «Мои карты» на столе.
hand-button-refresh = Обновить
hand-taker = Играет { seat-name }{ doubling-suffix }
hand-raspasy = Распасы
hand-open-cards =
    { $n ->
        [0] Ваши открытые карты
       *[other] Ваши открытые карты, закрытых под ними: { $n }
    }
hand-announce = У вас есть { $kinds }. Объявить?
hand-announce-hidden = У вас есть комбинация. Объявить?
hand-announce-first = Карту можно будет положить после ответа.
hand-button-announce = Объявить
hand-button-silent = Промолчать
hand-button-claim = Доезд

## Доезд

claim-question = **Доезд: вы заявляете, что очков уже хватает.** На счету { $points } из { $target }, не хватает { $missing }. Считаются только взятки, выигравшие комбинации и показанный белот этой раздачи. Верно — партия выиграна, нет — проиграна.
claim-button-yes = Заявляю доезд
claim-button-no = Играть дальше
claim-right = Доезд ({ seat-name }): очков хватило.
claim-wrong = Доезд ({ seat-name }): очков не хватило, партия отдана соперникам.
