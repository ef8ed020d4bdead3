### Les mêmes donnes à plusieurs tables.

error-duplicate-covered = Une autre table joue encore ces donnes. Les cartes, l’enregistrement et la preuve s’ouvriront quand toutes auront fini.
error-duplicate-other-table = Vous jouez ces donnes à une autre table du même tournoi.
error-duplicate-once = Les mêmes donnes ne se jouent qu’une fois.
error-duplicate-not-found = Ce tournoi n’existe pas sur ce serveur.
error-duplicate-cut = Avec un paquet coupé, les donnes dépendent du jeu et ne peuvent être les mêmes. Choisissez le mélange.
error-seated-elsewhere = Vous jouez ces donnes à une autre table du même tournoi.

## Une table dont les donnes se jouent encore ailleurs

duplicate-terms =
    { $n ->
        [one] { $n } donne, la même à toutes les tables
       *[other] { $n } donnes, les mêmes à toutes les tables
    } · { $pace } · en général { $length }
duplicate-lobby = Table du tournoi { $number } : d’autres tables jouent les mêmes cartes. Jusqu’à la fin, seule cette table voit les cartes et le score.
duplicate-heading = Donne { $deal } sur { $n } · { seat-name } distribue
duplicate-heading-extra = Donne supplémentaire · { seat-name } distribue
duplicate-turn = Au tour de { $member } ({ seat-name })
duplicate-between = Donne jouée. Le résultat est sur « Mes cartes ».
duplicate-hidden = D’autres tables jouent les mêmes cartes : seule cette table voit le jeu et le score (« Mes cartes », « Score »).
duplicate-over = Toutes les donnes sont jouées
duplicate-wait = Cartes, score et comparaison s’ouvriront quand toutes les tables du tournoi auront fini.
duplicate-deal-score = Pour la donne : nous { $us } · eux { $them }
duplicate-line-playing = Table { $table } · joue les donnes du tournoi · { $link }
duplicate-line-finished = Table { $table } · a joué ses donnes, attend les autres · { $link }
duplicate-row = Table { $table } · { $game } · tournoi, score caché · { $link }
