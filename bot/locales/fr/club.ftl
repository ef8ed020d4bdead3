### Ce dont un club est convenu : la table habituelle, son aspect et ses délais. Écrans de `/club settings`, formulaires.
### Les arguments sont décrits dans ru/club.ftl.

error-club-number = { figure-name } : il faut un nombre entier de { $min } à { $max }. Rien n’a été changé.
figure-name =
    { $figure ->
        [target] Points à atteindre
        [move-seconds] Secondes par coup
        [grace-seconds] Secondes d’attente
        [lobby-minutes] Minutes avant le début de la partie
        [move-hours] Heures par coup
        [reserves] Jours de réserve par mois
       *[lobby-days] Jours avant le début de la partie
    }

## Écran

house-staff = Modération et langue
house-tables = Nouvelles tables
house-times = Délais
house-game = Jeu : { $game } · { $pace } · points : { $target }
house-target-usual = ceux du jeu
house-level = Robots : { $parts }
house-compact =
    { $on ->
        [yes] Carte de la table : des mots seulement
       *[no] Carte de la table : avec une image
    }
house-suits =
    { $suits ->
        [two-colours] Couleurs sur les images : deux teintes
        [four-colours] Couleurs sur les images : quatre teintes
       *[usual] Couleurs sur les images : selon le réglage du bot
    }
house-live = En direct : { $parts }
house-days = En différé : { $parts }
house-move = { $time } par coup
house-move-endless = pas de limite par coup
house-grace = attente en cas d’absence : { $time }
house-lobby = attente d’une table complète : { $time }
house-reserves =
    { $n ->
        [0] sans jour de réserve
        [one] { $n } jour de réserve par mois
       *[other] { $n } jours de réserve par mois
    }
house-solo =
    { $on ->
        [yes] Partie contre des robots seuls : le temps court comme pour tous
       *[no] Partie contre des robots seuls : pas de limite
    }
house-forced =
    { $on ->
        [yes] Seule carte possible : elle se joue d’elle-même
       *[no] Seule carte possible : c’est aussi au membre de la jouer
    }
house-later = Les tables déjà ouvertes gardent les délais de leur ouverture.
house-changed = Dernier changement : { $member }, { $when }
house-next = Que régler ensuite ? Chaque bouton ouvre un formulaire ; tout marche déjà sans cela.
house-kept = Enregistré.
count-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }

## Boutons (38 caractères au plus) et formulaires (titres et libellés 45, indications 100)

house-button =
    { $form ->
        [staff] Modération et langue
        [games] Jeu et rythme
        [looks] Aspect des tables
        [live] Délais en direct
       *[days] Délais en différé
    }
house-form-game = Quel jeu
house-form-pace = Rythme
house-form-target = Points à atteindre
house-form-target-hint = Vide : comme d’habitude dans ce jeu. Ne vaut que si ni le jeu ni le rythme ne sont changés.
house-form-level = Niveau des robots
house-form-compact = Des mots seulement
house-form-compact-hint = Cartes de table sans image : faciles à lire à voix haute, légères.
house-form-suits = Couleurs sur les images
house-form-suits-name =
    { $suits ->
        [two-colours] Deux teintes
        [four-colours] Quatre teintes
       *[usual] Selon le réglage du bot
    }
house-form-number-hint = Vide : selon le réglage du bot ({ $n }). De { $min } à { $max }.
house-form-endless-hint = Vide : selon le réglage du bot ({ $n }). { $max } au plus ; 0 : sans limite.
house-flag-solo = Presser aussi qui joue contre des robots
house-flag-solo-hint = Le temps du coup court même si personne d’autre n’attend à la table.
house-flag-forced = Jouer d’office la seule carte possible
house-flag-forced-hint = S’il n’y a qu’une carte permise, elle se joue après une ou deux secondes.
