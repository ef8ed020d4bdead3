### Données personnelles en mots simples : ce qui est gardé, qui le voit, comment l’obtenir, comment l’effacer.

## Refus

error-forget-seated = Levez-vous d’abord de table et finissez vos parties : tant que vous jouez, rien ne peut être effacé.
error-forget-sanctioned = Une décision de la modération est en vigueur. Vos données pourront être effacées { $when }.
error-forget-unsure = Rien n’est effacé : le mot ne correspond pas.

## Commandes

cmd-privacy =
    .name = données
    .description = Vos données : ce qui est gardé, les obtenir, les effacer
cmd-privacy-about =
    .name = quoi
    .description = Ce qui est gardé, qui le voit, combien de temps
cmd-privacy-export =
    .name = obtenir
    .description = Toutes vos données en un fichier
cmd-privacy-forget =
    .name = effacer
    .description = Effacer vos données pour toujours

## En mots simples

privacy-title = Vos données
privacy-kept-title = Ce qui est gardé
privacy-kept-games = • Parties : qui a ouvert une table ou un tournoi, les places, les enchères, les cartes, le temps des coups, le résultat ; les feuilles de marque des vraies cartes. Avant la fin de la donne, personne d’autre ne voit votre main.
privacy-kept-thanks = • Mercis : à qui, quand, avec quels mots. L’estime et la fiabilité en sont recalculées à chaque fois.
privacy-kept-complaints = • Signalements : le texte, le fichier joint (sans son nom ni les données de prise de vue) et la partie : son relevé, ce que le bot a écrit à la table. Qui signale n’est écrit que sous forme chiffrée.
privacy-kept-choices = • Vos réglages, heures calmes, notes et la liste « pas à la même table ». Le bot ne garde aucun message d’autrui, sauf ceux qui ont été signalés.
privacy-seen-title = Qui le voit
privacy-seen-all = • Tout le monde : parties terminées, estime, fiabilité, cote des paires et tableau de la semaine (pour ne pas figurer dans les listes : `/settings`).
privacy-seen-own = • Vous seulement : réglages, notes, liste « pas à la même table ».
privacy-seen-moderators = • La modération : le texte et les pièces d’un signalement, mais pas le nom de qui signale. Il faut deux personnes pour dévoiler ce nom, dont le propriétaire du serveur ; on vous en informera.
privacy-seen-operator = • Qui héberge le bot peut techniquement lire la base et, avec la clé, les noms dans les signalements. Cela ne peut pas lui être caché.
privacy-time-title = Combien de temps
privacy-time-words = • Mots d’un merci : 180 jours. Signalement : 180 jours après la décision, puis seulement des chiffres. Brouillon de signalement : un jour. Donne d’essai : 30 jours.
privacy-time-games = • Parties, mercis sans mots et résultats : jusqu’à ce que vous les effaciez. Invitations à une table : tant qu’elle est ouverte.
privacy-rights = Tout ce qui est à vous s’obtient en fichier : `/privacy export`. Tout peut aussi être effacé : un membre sans nom vous remplace alors dans les parties ; les parties, mercis et chiffres des autres ne changent pas ; vos mots, réglages et signalements disparaissent. C’est définitif.
privacy-button-forget = Effacer mes données
privacy-export-done = Voici tout ce que le bot garde sur vous.
forget-form-title = Effacer vos données pour toujours
forget-form-word = Écrivez : { $word }
forget-form-hint = Tout est effacé sur tous les serveurs à la fois. C’est définitif.
forget-word = EFFACER
forget-done = C’est fait : vos données sont effacées. Si vous revenez à une table, tout repart de zéro.
