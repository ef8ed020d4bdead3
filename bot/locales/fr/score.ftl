### La marque : une donne ligne par ligne, les deux colonnes, la fin de la partie. Arguments décrits dans ru/score.ftl.

## Donne

score-title = Donne { $deal } · marque
score-outcome-made =
    { $system ->
        [contract] Contrat { $bid } réussi ({ seat-name }{ doubling-suffix }).
       *[other] Jeu { $bid } réussi ({ seat-name }{ doubling-suffix }).
    }
score-outcome-failed =
    { $system ->
        [classic] Dedans : jeu { $bid } perdu ({ seat-name }).
        [match-points] Dedans : jeu { $bid } perdu ({ seat-name }{ doubling-suffix }).
        [pair] Bayt : jeu { $bid } perdu ({ seat-name }).
       *[contract] Contrat { $bid } chuté ({ seat-name }{ doubling-suffix }).
    }
score-outcome-litige = Litige : égalité de points ({ seat-name }, { $bid }). Ceux du camp preneur attendent la donne suivante.
score-outcome-hanging =
    { $system ->
        [pair] Bayt en suspens : égalité de points ({ seat-name }, { $bid }). Ceux du camp preneur attendent la donne suivante.
       *[other] Points en suspens : égalité ({ seat-name }, { $bid }). Ceux du camp preneur attendent la donne suivante.
    }
score-outcome-raspasy = Tout le monde a passé : les plis sont marqués en moins.
score-outcome-passed-out = Tout le monde a passé : personne ne marque.
score-need = Demandé { $price }, fait { $points }.
score-row = { $label } : { $points }
score-deal-total = Cette donne : { $points }
score-carry =
    { $system ->
        [match-points] En suspens : { count-points }.
        [pair] Bayt en suspens : { count-points } pour le camp qui gagnera une donne.
       *[other] Litige : { count-points } pour le camp qui gagnera une donne.
    }

score-line-cards = Cartes des plis
score-line-last-trick = Dix de der
score-line-capot = Capot, tous les plis
score-line-stake = Mise de la donne
score-line-contract = Valeur du contrat
score-line-contra =
    { $factor ->
        [2] Contre ({ $base } doublé)
        [4] Surcontre ({ $base } quadruplé)
       *[other] Mise ({ $base } × { $factor })
    }
score-line-belote = Belote et rebelote ({ seat-name })
score-line-declaration = { declaration-name } { $cards } ({ seat-name })
score-line-taken-over = Points pris aux adversaires
score-line-given-up = Points laissés aux adversaires
score-line-held = Points en attente de la donne suivante
score-line-carried = Points qui attendaient
score-line-doubled-no-trumps = Sans atout : doublé
score-line-valat = Valat
score-line-rounding = Arrondi
score-line-match-points = Points de la donne { $base } → points de partie
score-line-kirtik = Kirtik : pas un seul pli
score-line-raspasy = Points en moins

## Annonces de la donne

declarations-title = Annonces
declarations-none = Il n’y a pas eu d’annonces.
declaration-counted = { declaration-name } { $cards } ({ seat-name }) : { $points }
declaration-lost = { declaration-name } { $cards } ({ seat-name }) : ne compte pas, les adversaires ont mieux
declaration-cancelled = { declaration-name } { $cards } ({ seat-name }) : ne compte pas, les annonces sont égales
declaration-no-trick = { declaration-name } { $cards } ({ seat-name }) : ne compte pas sans un seul pli
declaration-unsaid = { declaration-name } { $cards } ({ seat-name }) : ne compte pas, l’annonce n’a pas été faite

## Mains de la donne

score-hands-title = La distribution
score-hand-line = { seat-name } : { $cards }

## Les deux colonnes

score-sheet-title = Score de la partie
score-sheet-empty = Aucune donne n’a encore été jouée.
score-sheet-deal = Donne

## Fin de la partie

match-title = La partie est terminée
match-winner = Victoire : { $who } ({ $members })
match-you-won = Votre équipe a gagné. Félicitations !
match-you-lost = L’équipe adverse a gagné. Merci pour la partie !
match-you-won-alone = Vous avez gagné. Félicitations !
match-you-lost-alone = La victoire revient à un adversaire. Merci pour la partie !
match-length = Joué : { count-deals }
match-button-rematch = Encore une partie
match-rematch-waiting = Veulent rejouer : { $members }
