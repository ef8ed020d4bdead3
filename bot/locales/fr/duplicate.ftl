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

## Carte du tournoi et comparaison (visibles de tous)

duplicate-opened = Le tournoi { $number } est ouvert : sa carte et ses tables sont dans ce salon.
duplicate-title = Tournoi { $number } · { $game }
duplicate-counts =
    Tables : { $n } · { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
duplicate-about = Toutes les tables reçoivent les mêmes cartes. Les résultats s’ouvriront ici quand toutes auront fini.
duplicate-commitment = Le secret des paquets a été choisi avant que quiconque s’installe. Empreinte (SHA-256) : `{ $hash }`
duplicate-table = Table { $table }
duplicate-state-lobby =
    { $n ->
        [0] toutes les places sont prises
        [one] { $n } place libre
       *[other] { $n } places libres
    }
duplicate-state-playing = en jeu
duplicate-state-finished = donnes jouées
duplicate-state-closed = fermée, donnes inachevées
duplicate-winner =
    { $n ->
        [one] Victoire : { $members }
       *[other] Victoire partagée : { $members }
    }
duplicate-gained = Mieux que la moyenne avec les mêmes cartes : { $gained }
duplicate-nothing = Rien à comparer : moins de deux tables ont joué toutes les donnes.
duplicate-by-deal = Donnes : l’avance de Nord–Sud
duplicate-deal = Donne { $deal } · moyenne { $score }
duplicate-table-result = table { $table } : **{ $score }** ({ $gained })
duplicate-table-short = { $table } : { $score } ({ $gained })
duplicate-by-pair = Paires : points par rapport à la moyenne, points de match
duplicate-place = table { $table }, { $who }
duplicate-match-points =
    { $n ->
        [one] { $n } point de match
       *[other] { $n } points de match
    }
duplicate-left-out =
    { $n ->
        [one] La table { $parts } n’a pas fini et ne compte pas dans la comparaison.
       *[other] Les tables { $parts } n’ont pas fini et ne comptent pas dans la comparaison.
    }
duplicate-check = Vérifier les donnes : `/verify`. Les revoir : `/replay`.
