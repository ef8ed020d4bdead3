### L’image de la force des cartes dans les règles : titres des rangées, et la même chose en mots (1024 caractères).

order-kind =
    { $row ->
        [trump] Atout
        [all-trumps] chaque couleur à TA
        [no-trumps] chaque couleur à SA
       *[plain] Hors atout
    }
order-card = { rank-name } { $n }
order-alt = { $label }, de la plus forte carte, avec les points : { $cards }.
