### Торги: слова, які кажуть за столом, і панель того, чиє зараз слово. Аргументи описано в ru/auction.ftl.

## Слова торгів

call-pass = пас
call-take =
    { $bidding ->
        [orders] граю
       *[other] беру
    }
call-contra = контра
call-surcontra = сюрконтра
call-third-double = ще раз контра
call-bid =
    { $price ->
        [0] { $trump }
        [250] капот { $trump }
       *[other] { $price } { $trump }
    }
doubling-suffix =
    { $multiplier ->
        [1] { "" }
        [2] { " · контра" }
        [4] { " · сюрконтра" }
       *[8] { " · ставка ×8" }
    }

## Панель

auction-title = Торги · ваше слово
auction-title-waiting = Торги · говорить { seat-name }
auction-standing = Остання заявка: { $bid }, { seat-name }{ doubling-suffix }
auction-none = Заявок ще не було.
auction-said = { seat-name }: { $calls }
auction-price-picked = Заявка { $price }, або виберіть іншу ціну. Потім натисніть козир.
auction-frozen = Сказано контру, ціну піднімати не можна.
auction-turned-card = Відкрита карта: { $card }
auction-turned-first = Перше коло: узяти цю масть або пас.
auction-turned-second = Друге коло: назвати іншу масть або пас.
auction-orders-first = Перше коло: «граю» на цій масті або пас.
auction-orders-second = Друге коло: інша масть, БК, ВК або пас.
auction-over-contra = Вища заявка знімає контру.
auction-must-choose = Мус: усі спасували, і ви мусите назвати гру.
auction-price-placeholder = Ціна заявки
auction-price-option =
    { $price ->
        [250] Капот
       *[other] { $price }
    }
auction-button-take =
    { $bidding ->
        [orders] Граю
       *[other] Беру
    }
auction-button-pass = Пас
auction-button-contra = Контра
auction-button-surcontra = Сюрконтра
