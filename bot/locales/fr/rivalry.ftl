### Rivalité : cote des paires et tableau de la semaine.

opt-top-list =
    .name = liste
    .description = Qui montrer
choice-top-thanks = Mercis
choice-top-pairs = Paires
choice-top-week = Semaine
choice-top-last-week = Semaine passée

rivalry-button =
    { $choice ->
        [thanks] Mercis
        [pairs] Paires
        [week] Semaine
       *[last-week] Semaine passée
    }
rivalry-family =
    { $system ->
        [contract] Jeux à contrat
        [classic] Jeux à carte retournée
        [match-points] Belote bulgare
       *[pair] Belote par paires
    }
rivalry-played =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, victoires : { $won }
rivalry-provisional =
    { $n ->
        [one] provisoire : encore { $n } partie avant la cote
       *[other] provisoire : encore { $n } parties avant la cote
    }

## Paires

rivalry-pairs-title = Paires du club
rivalry-pairs-empty =
    { $n ->
        [one] Personne pour l’instant : il faut { $n } partie de la paire contre des membres.
       *[other] Personne pour l’instant : il faut { $n } parties de la paire contre des membres.
    }
rivalry-pairs-hint = Une cote amicale : tout le monde part de 1000, elle n’ouvre et ne ferme rien. Comptent les parties à quatre membres, sans robot, aux tables ouvertes à tous, au moins moitié aussi longues que d’habitude. Si quelqu’un part, l’autre membre de la paire ne perd rien. Vous préférez ne pas y figurer ? `/settings`.
rivalry-profile-title = Cote des paires

## Semaine

rivalry-week-title = Tableau de la semaine
rivalry-last-week-title = Tableau de la semaine passée
rivalry-week-span = { $begins } – { $ends }
rivalry-week-matches = Parties entre membres : { $n }
rivalry-week-members = Membres
rivalry-week-pairs = Paires
rivalry-week-empty =
    { $n ->
        [one] Personne pour l’instant : il faut { $n } partie dans la semaine.
       *[other] Personne pour l’instant : il faut { $n } parties dans la semaine.
    }
rivalry-week-hint = Points : { $played } pour une partie, { $won } de plus pour une victoire. Parties à jouer pour y figurer : { $n }. Comptent les parties sans robot, aux tables ouvertes à tous, jouées soi-même jusqu’au bout. La semaine commence le lundi à 0 h 00 UTC. Vous préférez ne pas y figurer ? `/settings`.
