### La table pendant la partie : carte de la donne, dernier pli, donne vérifiable. Arguments décrits dans ru/table.ftl.

## Fil

table-thread-name = Belote · table { $table }
table-thread-intro = Bienvenue à la table { $table } ! Ouvrez votre main avec « Mes cartes » : personne d’autre ne la voit.

## Carte de la donne

table-heading = Donne { $deal } · { seat-name } distribue
table-terms = Partie en { $target } · { $game }
table-score = Score : { $parts }
table-score-part = { $who } { $points }
table-tricks = Plis : { $parts }
table-tricks-part = { $who } { $n }
table-contract = Contrat : { $bid }, { $member } ({ seat-name }){ doubling-suffix }
table-auction-none = Aucune enchère pour l’instant.
table-raspasy = Tout le monde a passé · atout { $trump } · chaque pli compte en moins
table-open-cards = Cartes visibles ({ seat-name }) : { $cards } · { $n } dessous
table-announced = Annoncé ({ seat-name }) : { $kinds }
table-trick-empty = Le tapis est vide : on attend la première carte.
table-last-trick = Dernier pli : { $cards } → { seat-name }
table-turn-play = À { $member } ({ seat-name }) de jouer
table-turn-call = À { $member } ({ seat-name }) de parler
table-passed-out = Donne { $deal } : tout le monde a passé, on redistribue.
table-deal-done = Donne { $deal } jouée
table-next-deal = Donne suivante : { $link }

## Boutons

table-button-hand = Mes cartes
table-button-score = Score
table-button-last = Dernier pli
table-button-next = Donne suivante

## Rappels (effacés après le coup)

table-ping-play = { $member }, à vous de jouer.
table-ping-call = { $member }, à vous de parler.

## Ce qui s’est passé à la table

table-closed-host = Table fermée par son hôte. La partie reste inachevée.
table-closed-moderator = Table fermée par la modération. La partie reste inachevée.

## Dernier pli (vu par qui l’a demandé)

last-trick-title = Pli { $number } · { count-points }
last-trick-line = { seat-name } : { $card }
last-trick-winner = { seat-name } ramasse le pli.
last-trick-none = Aucun pli n’a encore été fait dans cette donne.

## Donne vérifiable

fair-short = Empreinte du secret de la partie : `{ $hash }…`
fair-commitment = Le secret de la partie est déjà choisi ; voici son empreinte (SHA-256) : `{ $hash }`. Le secret et vos propres clics donnent l’ordre des cartes de chaque donne. Après la partie, le secret est dévoilé et n’importe qui peut vérifier que personne n’a choisi les cartes.
fair-revealed = Secret de la partie : `{ $secret }` (empreinte `{ $hash }…`)
fair-next = Empreinte du secret de la partie suivante : `{ $hash }…`
fair-check = Pour vérifier les donnes : `/verify`. Enregistrement de la partie : `/table export`.
