### Images de chiffres ; le catalogue russe explique les arguments.

figures-plot-title = Points par donne
figures-target =
    { $target ->
        [0] {""}
       *[other] en { $target }
    }
figures-us = Nous
figures-them = Eux
figures-you = Vous

figures-alt-plot =
    Courbes : points après les donnes { $deal } à { $deals }, partie{ $target ->
        [0] {""}
       *[other] {" "}en { $target }
    }.
figures-alt-track = { $who } : { $score }.
figures-alt-sheet =
    Feuille de marque, partie{ $target ->
        [0] {""}
       *[other] {" "}en { $target }
    } : points de chaque donne et, entre parenthèses, le total. Colonnes : { $who }.
figures-alt-row = Donne { $deal } : { $parts }.
figures-alt-sums = Total : { $parts }.

figures-course-title = Dernières parties : { $n }
figures-course-won = Gagnées : { $n }
figures-course-lost = Perdues : { $n }
figures-course-note = Hauteur : écart au score ; les plus récentes à droite
figures-alt-course = Dernières parties ({ $n }), la plus récente à la fin : { $score }.
figures-alt-result =
    { $won ->
        [yes] gagnée { $score }
       *[no] perdue { $score }
    }

figures-months-filed = Reçus
figures-months-confirmed = Confirmés
figures-months-rejected = Non confirmés
figures-months-late = Réponses en retard
figures-months-note = ⏱ = délai habituel de réponse, heures:minutes
figures-alt-months = Barres par mois.
