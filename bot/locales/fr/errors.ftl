### Refus : une phrase par code d’erreur, clé error-<code>. Arguments décrits dans ru/errors.ftl.

## Tour et place

error-not-your-turn = Ce n’est pas à vous de jouer.
error-out-of-turn = C’est le tour d’une autre place.
error-not-seated = Vous ne jouez pas à cette table.
error-stale-view = Le jeu a avancé : voici la table telle qu’elle est maintenant.
error-old-control = Ce bouton est ancien. Rouvrez la table : `/table resume`.
error-wrong-phase = Impossible maintenant : la donne en est à une autre étape.
error-game-over = La partie est déjà terminée.
error-action-already-done = C’est déjà fait.

## Cartes

error-must-follow = Il faut fournir à { suit-accusative }.
error-must-trump = Vous n’avez pas la couleur demandée : il faut couper.
error-must-overtrump = Il faut monter à l’atout.
error-must-beat = Il faut jouer une carte plus forte.
error-must-undertrump = Vous ne pouvez pas monter, mais il faut pisser : jouer atout quand même.
error-trump-too-low = Sur l’atout de votre partenaire, un atout doit être plus fort.
error-card-not-in-hand = Vous n’avez pas cette carte.

## Enchères

error-bid-too-low = C’est trop bas : annoncez plus haut.
error-bid-not-in-steps = Cette valeur n’existe pas aux enchères : choisissez dans la liste.
error-bid-too-high = Ce jeu n’a pas de valeur aussi haute.
error-nothing-to-double = Il n’y a encore rien à contrer.
error-own-contract = On contre une enchère adverse.
error-already-doubled = Cette enchère est déjà contrée.
error-contract-frozen = Après un contre, on ne surenchérit plus.
error-not-doubled = Le surcontre répond à un contre, et il n’y en a pas eu.
error-not-declarer = Seule l’équipe qui a l’enchère peut surcontrer.
error-call-not-in-game = Cela ne se dit pas dans ce jeu.
error-strain-not-in-game = Dans ce jeu, l’atout est forcément une couleur.
error-turned-suit-refused = Tout le monde a déjà refusé cette couleur.
error-first-round = Au premier tour, on ne prend qu’à la couleur retournée.
error-announce-first = Dites d’abord si vous faites vos annonces.
error-dealer-must-choose = Mus : tout le monde a passé, qui distribue doit nommer un contrat.
error-nothing-to-announce = Il n’y a rien à annoncer maintenant.
error-nothing-to-claim = La victoire ne peut pas être annoncée maintenant.

## Tables

error-table-full = Toutes les places de cette table sont prises.
error-seat-taken = Cette place est prise. Choisissez-en une autre.
error-already-seated = Vous avez déjà une place à cette table.
error-seat-unknown = Cette place n’existe pas à la table.
error-seat-empty = Cette place est déjà libre.
error-seat-human = Un membre occupe cette place : on ne peut retirer qu’un robot.
error-table-closed = Cette table est fermée.
error-table-not-found = Cette table n’existe pas.
error-no-tables = Vous n’avez pas de partie inachevée. Pour ouvrir une table : `/table open`.
error-not-host = C’est à l’hôte de la table d’en décider.
error-not-allowed = Seule la modération ferme une partie en cours.
error-not-full = Il reste des places libres à la table.
error-match-running = La partie a déjà commencé.
error-rules-frozen = La partie a commencé : les règles ne changent plus.
error-too-many-seated = Il y a plus de monde à la table que ce jeu n’en admet.
error-match-not-running = Aucune partie n’est en cours à cette table.
error-deal-running = Finissons d’abord cette donne.
error-lobby-expired = Cette table a attendu trop longtemps et a fermé. Pour en ouvrir une autre : `/table open`.
error-robots-only = Il faut au moins une personne à la table.
error-not-finished = La partie n’est pas encore terminée.
error-match-not-found = Cette partie n’existe pas.
error-match-unreadable = Impossible d’ouvrir cette partie. Donnez à la modération le numéro { $reference }.

## Serveur et bot

error-missing-permission = Il manque des droits au bot dans ce salon : { $rights }. Demandez à l’administration de les ajouter.
error-channel-unsuitable = Impossible d’ouvrir une table ici. Il faut un salon textuel ordinaire du serveur.
error-storage-trouble = L’enregistrement a échoué. Le jeu n’est pas perdu : réessayez dans une minute.
error-unexpected = Pardon, quelque chose s’est cassé. Si cela se répète, donnez à la modération le numéro { $reference }.

## Enregistrements et réglages

error-record-malformed = Cet enregistrement de partie est illisible.
error-unknown-card = L’enregistrement nomme une carte qui n’est pas dans le jeu.
error-unknown-call = L’enregistrement contient un mot qui n’existe pas aux enchères.
error-unknown-strain = L’enregistrement nomme un atout qui n’existe pas.
error-unknown-preset = Le club n’a pas ce jeu.
error-unknown-option = Ce jeu n’a pas cette règle.
error-bad-option = Cette règle ne peut pas prendre cette valeur.
error-conflicting-options = Ces règles se contredisent.
error-players-not-in-game = Ce jeu ne se joue pas à ce nombre.
error-settings-wrong = Les réglages du bot sont faux.
error-demo-missing = La démonstration demande d’autres paquets : pip install "belote-club[demo]"
error-demo-port = Le port de la page est pris. Donnez-en un autre ou arrêtez le programme qui l’occupe.

## Endroits d’un enregistrement où quelque chose ne va pas

error-unknown-format = Ce n’est pas un enregistrement de partie : format inconnu.
error-bad-seat = Cette place n’existe pas à une table.
error-bad-deck = Le jeu de cartes est incomplet ou a des cartes en trop.
error-not-an-object = Un objet JSON est attendu ici.
error-not-a-list = Une liste JSON est attendue ici.
error-not-text = Du texte est attendu ici.
error-not-json = Ce n’est pas du JSON.
error-not-hex = Des chiffres hexadécimaux sont attendus ici.
error-wrong-count = Un autre nombre d’éléments est attendu ici.
error-bad-choice = Cette valeur n’existe pas ici.
error-deal-unfinished = Une autre donne suit une donne inachevée.
error-log-inconsistent = Le journal de la partie se contredit.
error-no-fairness = L’enregistrement n’a pas de données de donne vérifiable.
error-unknown-algorithm = Manière de distribuer inconnue.
error-secret-not-revealed = Le secret est dévoilé quand la partie est terminée.

## Stockage (vu par l’administration)

error-store-error = Le stockage ne répond pas.
error-storage-failed = L’écriture dans la base a échoué. Vérifiez l’espace libre et les droits du fichier.
error-database-unavailable = La base ne s’ouvre pas. Vérifiez le chemin et les droits du fichier.
error-database-in-use = Un autre bot travaille déjà avec cette base. Arrêtez-le d’abord, ou choisissez un autre fichier dans BELOTE_DATABASE.
error-database-damaged = Le fichier de la base est endommagé. Arrêtez le bot, gardez ce fichier et remettez votre dernière sauvegarde.
error-database-closed = La base est déjà fermée.
error-database-newer = La base vient d’un programme plus récent. Mettez le programme à jour.
error-migration-name = Un fichier de migration ne s’appelle pas NNNN_name.sql.
error-migration-duplicate = Deux migrations portent le même numéro.
error-migration-gap = Il manque une migration. Réinstallez le programme.
error-migration-incomplete = Une migration s’arrête au milieu d’une instruction.
error-migration-transaction = Une migration ouvre ou ferme elle-même une transaction.
error-migration-failed = Une migration a échoué. La base est restée telle quelle.
error-table-missing = La table n’est pas dans la base.
error-stale-revision = La table a changé pendant qu’on la modifiait.
error-match-missing = La partie n’est pas dans la base.
error-match-finished = La partie est terminée, son journal est clos.
error-stale-sequence = Le journal de la partie est déjà plus long.
error-duplicate-interaction = Ce clic est déjà enregistré.
error-unreadable-event = La base contient un événement que ce programme ne connaît pas.
error-unreadable-rules = La base contient une règle que ce programme ne connaît pas.

# La feuille de marque
error-pad-points-range = Une donne ne peut pas valoir autant de points.
error-pad-points-sum = Les points des camps ne font pas le total de la donne.
error-pad-points-missing = Il manque des points : donnez ceux de tous les camps sauf un.
error-pad-capot-points = Après un capot, les autres n’ont aucun point.
error-pad-bad-side = Ce camp n’existe pas dans ce jeu.
error-pad-bad-price = Cette enchère n’existe pas dans ce jeu.
error-pad-bad-combination = Cette annonce n’existe pas.
error-pad-no-deal = Cette donne n’est pas sur la feuille.
