### Картината на масата: къси надписи по нея и описание за тези, които не я виждат (до 1024 знака за цялата маса).

picture-auction = Наддаване
picture-contract = { $bid } · { seat-name }{ doubling-suffix }
picture-tricks = Взятки { $parts }
picture-last = Последна взятка → { seat-name }

picture-alt-table = Маса { $table }, раздаване { $deal }, раздава { seat-name }.
picture-alt-turn = Играе { seat-name }.
picture-alt-call = Говори { seat-name }.
picture-alt-contract = Контракт: { $bid }.
picture-alt-turned = Обърната карта: { $card }.
picture-alt-trick = На масата: { $cards }.
picture-alt-said = { seat-name }: { $calls }.
picture-alt-place =
    { seat-name }: { $member }, { $n ->
        [one] { $n } карта
       *[other] { $n } карти
    }.
picture-alt-open =
    Открити ({ seat-name }): { $cards }{ $n ->
        [0] {""}
       *[other] ; закрити под тях: { $n }
    }.
picture-alt-last = Последна взятка ({ seat-name }): { $cards }.
replay-alt-hand = { seat-name }, { $member }: { $cards }.
