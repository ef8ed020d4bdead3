### Retour sur ses propres décisions après la partie ; arguments décrits dans ru/review.ftl.

review-button = Analyse
review-title = Analyse · partie n° { $number }
review-thinking = Les robots regardent vos décisions : { $step } sur { $n }…
review-none = Il n’y avait rien à choisir : une seule possibilité à chaque fois.
review-summary =
    { $n ->
        [one] { $n } décision avec un choix, pas moins bonne que celle du robot : { $good }.
       *[other] { $n } décisions avec un choix, pas moins bonnes que celles du robot : { $good }.
    }
review-lost = Les autres ont coûté environ { count-points } en tout.
review-worst-title = Les décisions les plus chères
review-worst-none = Aucune décision chère.
review-row = { $moment } : **{ $did }**, robot : **{ $best }** · { count-points }
review-place =
    { $number ->
        [0] Donne { $deal }, enchères
       *[other] Donne { $deal }, pli { $number }
    }
review-how = Le coût dit de combien de points de la donne votre choix est moins bon que celui du robot, en moyenne. Le robot ne voyait que ce qui se voyait de votre place : il a joué des centaines de donnes possibles pour cette place, sans connaître les cartes des autres. Un risque réussi peut donc être « cher », lui aussi.

review-decision = Analyse · partie n° { $number } · décision { $step } sur { $n }
review-turned = Carte retournée : { $card }
review-lead = Pli { $number } : à vous d’entamer
review-hand = Vos cartes : { $cards }
review-did = Votre choix : **{ $did }**
review-robot = Robot : **{ $best }**
review-same = Le robot aurait fait de même.
review-close = Pas moins bon : la différence tient peut-être au hasard.
review-cost = La différence est de { count-points } en moyenne.
review-alternatives = Ce que coûte chaque possibilité
review-option-best = { $card } — le choix du robot
review-option = { $card } — { count-points } de moins
review-option-even = { $card } — pas moins bon
review-own = **{ $label }** ← votre choix

review-back = ← Décision
review-ahead = Décision →
review-overview = Bilan
review-walk = Une par une
review-replay = Revoir
review-pick = Ouvrir une décision chère
review-jump = Décisions d’une autre donne

error-review-unfinished = On n’analyse que des parties terminées : les robots ne conseillent pas tant que des cartes sont cachées.
error-review-not-played = Vous n’avez pris aucune décision dans cette partie.
error-review-busy = D’autres parties sont en cours d’analyse. Réessayez dans une minute.
error-review-failed = L’analyse n’a pas abouti. Réessayez.
