### Картинка столу; пояснення — у російському каталозі.

picture-auction = Торги
picture-contract = { $bid } · { seat-name }{ doubling-suffix }
picture-tricks = Взятки { $parts }
picture-last = Попередня взятка → { seat-name }

picture-alt-table = Стіл { $table }, роздача { $deal }, роздає { seat-name }.
picture-alt-turn = Ходить { seat-name }.
picture-alt-call = Говорить { seat-name }.
picture-alt-contract = Контракт: { $bid }.
picture-alt-turned = Відкрита карта: { $card }.
picture-alt-trick = На столі: { $cards }.
picture-alt-said = { seat-name }: { $calls }.
picture-alt-place =
    { seat-name }: { $member }, { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }.
picture-alt-open =
    Відкрито ({ seat-name }): { $cards }{ $n ->
        [0] {""}
       *[other] ; закритих під ними: { $n }
    }.
picture-alt-last = Попередня взятка ({ seat-name }): { $cards }.
replay-alt-hand = { seat-name }, { $member }: { $cards }.
