### L’image de la table ; le catalogue russe explique les arguments.

picture-auction = Enchères
picture-contract = { $bid } · { seat-name }{ doubling-suffix }
picture-tricks = Plis { $parts }
picture-last = Dernier pli → { seat-name }

picture-alt-table = Table { $table }, donne { $deal }, { seat-name } distribue.
picture-alt-turn = À { seat-name } de jouer.
picture-alt-call = À { seat-name } de parler.
picture-alt-contract = Contrat : { $bid }.
picture-alt-turned = Carte retournée : { $card }.
picture-alt-trick = Sur la table : { $cards }.
picture-alt-said = { seat-name } : { $calls }.
picture-alt-place =
    { seat-name } : { $member }, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
picture-alt-open =
    Cartes visibles ({ seat-name }) : { $cards }{ $n ->
        [0] {""}
       *[other] , cachées dessous : { $n }
    }.
picture-alt-last = Dernier pli ({ seat-name }) : { $cards }.
replay-alt-hand = { seat-name }, { $member } : { $cards }.
