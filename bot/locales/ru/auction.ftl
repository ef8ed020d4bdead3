### Торг: слова, которые говорят за столом (call-…), и панель того, чьё сейчас слово (auction-…).
###
### Аргументы: $price — цена (0, если игра её не называет; 250 — капот); $trump — знак козыря; $bid — заявка целиком;
### $calls — сказанное, готовой строкой; $multiplier — 1, 2, 4, 8; $seat — чья заявка или чьё слово;
### $bidding — вид торга словом движка (orders — парный белот); $card — открытая карта.

## Слова торга

call-pass = пас
call-take =
    { $bidding ->
        [orders] играю
       *[other] беру
    }
call-contra = контра
call-surcontra = сюрконтра
call-third-double = ещё раз контра
call-bid =
    { $price ->
        [0] { $trump }
        [250] капот { $trump }
       *[other] { $price } { $trump }
    }
# Приписывается к контракту: « · контра».
doubling-suffix =
    { $multiplier ->
        [1] { "" }
        [2] { " · контра" }
        [4] { " · сюрконтра" }
       *[8] { " · ставка ×8" }
    }

## Панель

auction-title = Торг · ваше слово
auction-title-waiting = Торг · говорит { seat-name }
auction-standing = Последняя заявка: { $bid }, { seat-name }{ doubling-suffix }
auction-none = Заявок ещё не было.
auction-said = { seat-name }: { $calls }
auction-price-picked = Заявка { $price }, или выберите другую цену. Потом нажмите козырь.
auction-frozen = Сказана контра, цену поднимать нельзя.
auction-turned-card = Открытая карта: { $card }
auction-turned-first = Первый круг: взять эту масть или пас.
auction-turned-second = Второй круг: назвать другую масть или пас.
auction-orders-first = Первый круг: «играю» на этой масти или пас.
auction-orders-second = Второй круг: другая масть, БК, ВК или пас.
auction-over-contra = Более высокая заявка снимает контру.
auction-must-choose = Мус: все спасовали, и вы обязаны назвать игру.
auction-price-placeholder = Цена заявки
auction-price-option =
    { $price ->
        [250] Капот
       *[other] { $price }
    }
auction-button-take =
    { $bidding ->
        [orders] Играю
       *[other] Беру
    }
auction-button-pass = Пас
auction-button-contra = Контра
auction-button-surcontra = Сюрконтра
