### Наддаване: думите, които се казват на масата (call-…), и екранът на този, който говори (auction-…).

## Думите на наддаването

call-pass = пас
call-take =
    { $bidding ->
        [orders] играя
       *[other] вземам
    }
call-contra = контра
call-surcontra = реконтра
call-third-double = още една контра
call-bid =
    { $price ->
        [0] { $trump }
        [250] капо { $trump }
       *[other] { $price } { $trump }
    }
doubling-suffix =
    { $multiplier ->
        [1] { "" }
        [2] { " · контра" }
        [4] { " · реконтра" }
       *[8] { " · залог ×8" }
    }

## Екран

auction-title = Наддаване · вие говорите
auction-title-waiting = Наддаване · говори { seat-name }
auction-standing = Последна обява: { $bid }, { seat-name }{ doubling-suffix }
auction-none = Още няма обяви.
auction-said = { seat-name }: { $calls }
auction-price-picked = Обява { $price } или изберете друга цена. После натиснете коз.
auction-frozen = Казана е контра, цената вече не се вдига.
auction-turned-card = Обърната карта: { $card }
auction-turned-first = Първи кръг: вземате тази боя или пас.
auction-turned-second = Втори кръг: назовавате друга боя или пас.
auction-orders-first = Първи кръг: „играя“ на тази боя или пас.
auction-orders-second = Втори кръг: друга боя, БК, ВК или пас.
auction-over-contra = По-висока обява отменя контрата.
auction-must-choose = Мус: всички са на пас и трябва да назовете игра.
auction-price-placeholder = Цена на обявата
auction-price-option =
    { $price ->
        [250] Капо
       *[other] { $price }
    }
auction-button-take =
    { $bidding ->
        [orders] Играя
       *[other] Вземам
    }
auction-button-pass = Пас
auction-button-contra = Контра
auction-button-surcontra = Реконтра
