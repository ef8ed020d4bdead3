### Картинка стола: короткие надписи на ней и подпись для тех, кто её не видит (до 1024 знаков на весь стол).
###
### $table — стол, $deal — номер раздачи, $bid — контракт, $calls — слова в торге, $member — кто сидит.
### $cards, $card в подписи — карты словами («десятка червей»). $n — сколько карт на руках; в picture-alt-open — сколько
### закрытых под открытыми. $parts — числа взяток через « : ». Остальное — как в common.ftl.

picture-auction = Торг
picture-contract = { $bid } · { seat-name }{ doubling-suffix }
picture-tricks = Взятки { $parts }
picture-last = Прошлая взятка → { seat-name }

picture-alt-table = Стол { $table }, раздача { $deal }, сдаёт { seat-name }.
picture-alt-turn = Ходит { seat-name }.
picture-alt-call = Говорит { seat-name }.
picture-alt-contract = Контракт: { $bid }.
picture-alt-turned = Открыта карта: { $card }.
picture-alt-trick = На столе: { $cards }.
picture-alt-said = { seat-name }: { $calls }.
picture-alt-place =
    { seat-name }: { $member }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
picture-alt-open =
    Открыто ({ seat-name }): { $cards }{ $n ->
        [0] {""}
       *[other] ; закрытых под ними: { $n }
    }.
picture-alt-last = Прошлая взятка ({ seat-name }): { $cards }.
replay-alt-hand = { seat-name }, { $member }: { $cards }.
