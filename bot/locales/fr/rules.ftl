### « Règles » : le panneau des règles et les règles de chaque jeu en mots. Arguments décrits dans ru/rules.ftl.

## Le panneau

rules-changed = { $game } · modifié : { $options }
rules-title = Règles · { $game }
rules-table-title = Règles de la table { $table } · { $game }
rules-own = Modifié à cette table
rules-panel = Choisissez le jeu ou la règle à changer. Toute la table voit aussitôt ce qui est convenu ; une fois la partie commencée, les règles ne changent plus.
rules-panel-guest = L’hôte change les règles tant que la partie n’a pas commencé.
rules-panel-game = Jeu
rules-panel-option = Quelle règle changer
rules-panel-now = Actuellement
rules-button-all = Toutes les règles
rules-button-back = Retour
rules-choose-game = Règles d’un autre jeu

option-players = à combien on joue
option-target = points pour gagner
option-deck = le jeu entre les donnes
option-undertrump = pisser est obligatoire
option-over-partner-trump-led = monter aussi sur le partenaire
option-declare = comment on annonce
option-decl-tie = annonces égales
option-one-card-one-decl = une carte, une annonce
option-no-trumps-four-aces = carré d’as à SA
option-must-beat = faire plus que les adversaires
option-litige = égalité de points
option-rounding = arrondi
option-both-over = les deux camps au but
option-valat-mult = le contre multiplie le valat
option-third-doubling = troisième contre
option-dealer-must-choose = mus
option-kirtik = kirtik
rules-value =
    { $value ->
        [yes] Oui
        [no] Non
        [shuffled] Battu
        [cut] Coupé
        [automatic] La table, en silence
        [spoken] La table, à voix haute
        [asked] Chacun décide
        [cancel] Personne ne marque
        [first] Qui joue avant
        [carry] Les points attendent
        [dedans] Preneur dedans
        [taker-wins] Preneur gagnant
        [none] Sans arrondi
        [nearest10] À la dizaine
        [higher] Le plus haut total
        [taker] Preneurs
       *[defenders] Défense
    }

## Parties

rules-part-game = Jeu et distribution
rules-part-auction = Enchères
rules-part-cards = Cartes
rules-part-play = Ce qu’il faut jouer
rules-part-declarations = Annonces
rules-part-score = Marque
rules-part-end = Fin de la partie

## Jeu et distribution

rule-players =
    { $value ->
        [2] À deux, chacun pour soi.
        [3] À trois, chacun pour soi.
       *[4] À quatre, deux équipes ; les partenaires sont face à face.
    }
rules-deal = Cartes du jeu : { $deck }. Chacun reçoit { $packets }.
rules-deal-turned = La carte suivante est retournée ; le preneur la reçoit avec deux autres, les autres reçoivent trois cartes.
rules-deal-rest = Après les enchères, encore trois cartes chacun.
rules-deal-piles = Devant chacun, quatre cartes cachées et, dessus, quatre cartes visibles. On joue de la main ou des cartes visibles ; jouer une carte visible découvre celle du dessous.
rules-deal-unseen = Six cartes restent inconnues.
rule-deck =
    { $value ->
        [cut] Entre les donnes, on ne bat pas le jeu : on empile les plis et on coupe.
       *[shuffled] Le jeu est battu avant chaque donne.
    }
rule-redeal-dealer =
    { $value ->
        [same] Si tout le monde passe, le même donneur redistribue.
       *[next] Si tout le monde passe, le donneur suivant distribue.
    }

## Enchères

rules-first = Le voisin du donneur parle et entame en premier.
rules-auction-contract = Une valeur de { $min } à { $max } par paliers de { $step } et un atout ; chaque enchère dépasse la précédente. On peut reparler après avoir passé ; trois passes de suite après une enchère ferment les enchères.
rule-capot-bid =
    { $value ->
        [yes] Au-dessus de tout, le capot : tous les plis.
       *[no] { "" }
    }
rules-auction-turned = Au premier tour, on prend à la couleur retournée ; au second, on en nomme une autre. Qui prend en premier joue.
rules-auction-orders = Au premier tour, « je joue » prend à la couleur retournée. Au second : une autre couleur, SA (sans atout) ou TA (tout atout).
rule-round2-allow-turned-suit =
    { $value ->
        [yes] Au second tour, la couleur retournée peut aussi être nommée.
       *[no] { "" }
    }
rules-auction-ladder = Enchères, de la plus basse : ♣︎, ♦, ♥, ♠︎, SA (sans atout), TA (tout atout). Quand tous les autres ont passé, c’est fini.
rule-contra =
    { $value ->
        [yes] Le contre des adversaires double ; le surcontre en réponse quadruple.
       *[no] Pas de contre dans ce jeu.
    }
rule-contra-freezes =
    { $value ->
        [yes] Après un contre, on ne surenchérit plus.
       *[no] Une enchère plus haute annule le contre.
    }
rule-third-doubling =
    { $value ->
        [yes] Après un surcontre, les adversaires peuvent doubler encore : la donne décide alors de toute la partie.
       *[no] Après un surcontre, la mise n’augmente plus.
    }
rule-dealer-must-choose =
    { $value ->
        [yes] Mus : si tous les autres passent, le donneur doit nommer un contrat.
       *[no] Pas de mus : le donneur peut passer aussi.
    }
rule-raspasy =
    { $value ->
        [yes] Si tout le monde passe deux fois, on joue en points négatifs (raspasy) : l’atout est la couleur retournée, chacun marque ses plis en moins, et ses annonces en moins aux adversaires.
       *[no] { "" }
    }

## Cartes

rules-order-trump = Atout, de la plus forte : { $cards }
rules-order-plain = Hors atout : { $cards }
rules-strains = À TA, chaque couleur compte comme l’atout, mais seule la couleur demandée gagne. À SA, aucune n’est atout.
rules-totals-suit = Dix de der : +10, en tout { $total } par donne.
rules-totals = Dix de der : +10. Par donne : { $total } avec un atout, { $total_nt } à SA, { $total_at } à TA.

## Ce qu’il faut jouer

rules-follow = On fournit à la couleur demandée.
rule-over-partner-trump-led =
    { $value ->
        [yes] À l’atout, on monte si on peut, même sur son partenaire.
       *[no] À l’atout, on monte si on peut, mais pas sur son partenaire.
    }
rules-raise-alone = À l’atout, on monte si on peut.
rules-raise-all = À TA, de même dans chaque couleur ; sans la couleur, toute carte convient. À SA, seule la couleur oblige.
rules-void = Sans la couleur, on coupe, et on surcoupe si on peut.
rule-undertrump =
    { $value ->
        [yes] Si on ne peut pas monter, on pisse : un atout plus faible reste obligatoire.
       *[no] Si on ne peut pas monter, toute carte convient.
    }
rule-partner-exempt =
    { $value ->
        [yes] Sans la couleur, si le partenaire est maître, on se défausse librement.
       *[no] On coupe aussi le pli de son partenaire.
    }
rule-choose-trump-over-partner =
    { $value ->
        [yes] Un atout sur le pli du partenaire doit prendre ce pli, sauf si on n’a rien d’autre.
       *[no] { "" }
    }
rule-must-overplay-plain =
    { $value ->
        [yes] Hors atout aussi, on monte si on peut.
       *[no] Hors atout, monter n’est pas obligatoire.
    }

## Annonces

rule-declarations =
    { $value ->
        [yes] Tierce 20, cinquante (quarte) 50, cent (quinte) 100 ; carré de valets 200, de neuf 150, d’as, de dix, de rois ou de dames 100. Un carré bat une suite, une suite longue une courte, puis la plus haute carte décide.
       *[no] Pas d’annonces.
    }
rule-cap5 =
    { $value ->
        [yes] Une suite de plus de cinq cartes vaut un cent.
       *[no] Les suites se comparent à leur vraie longueur.
    }
rule-split8 =
    { $value ->
        [yes] Huit cartes de suite font cinq et trois.
       *[no] { "" }
    }
rule-decl-contest =
    { $value ->
        [per-kind] Suites et carrés se comparent à part ; qui a la plus haute annonce marque toutes celles de ce genre.
       *[single] Le camp qui a la plus haute annonce marque toutes les siennes.
    }
rule-trump-tiebreak =
    { $value ->
        [yes] À égalité, la suite à l’atout l’emporte.
       *[no] { "" }
    }
rule-decl-tie =
    { $value ->
        [cancel] À égalité des plus hautes, personne ne marque.
       *[first] À égalité des plus hautes, qui joue avant marque.
    }
rule-carre-order =
    { $value ->
        [natural] Carrés de même valeur : as, rois, dames, dix.
       *[strength] Carrés de même valeur : as, dix, rois, dames.
    }
rule-one-card-one-decl =
    { $value ->
        [yes] Une carte ne sert qu’à une annonce.
       *[no] Une carte peut servir à une suite et à un carré.
    }
rule-decl-requires-trick =
    { $value ->
        [yes] Sans un seul pli, aucune annonce ne compte, sauf la belote.
       *[no] { "" }
    }
rule-declare =
    { $value ->
        [spoken] À la première carte, la table dit le genre des annonces ; les cartes se montrent à la fin.
        [asked] Avant sa première carte, chacun décide d’annoncer ou non ; un silence reste secret.
       *[automatic] La table trouve elle-même les annonces et ne les montre qu’au résultat de la donne.
    }
rule-no-trumps-declarations =
    { $value ->
        [yes] À SA, les annonces comptent comme d’habitude.
       *[no] À SA, pas d’annonces.
    }
rule-no-trumps-four-aces =
    { $value ->
        [yes] Le carré d’as à SA vaut 200.
       *[no] Le carré d’as à SA ne compte pas.
    }
rules-belote = Belote et rebelote, roi et dame d’atout dans une main : 20, hors comparaison.
rule-belote-must-follow =
    { $value ->
        [yes] À TA, il y a une belote dans chaque couleur, si la première des deux cartes entame ou fournit.
       *[no] À TA, il y a une belote dans chaque couleur.
    }

## Marque

rule-must-beat =
    { $value ->
        [yes] Contrat réussi : au moins sa valeur, et plus que les adversaires.
       *[no] Contrat réussi : plis, belote et annonces atteignent sa valeur ; dépasser les adversaires n’est pas nécessaire.
    }
rules-score-contract = Réussi : les preneurs marquent le contrat et leurs points, les adversaires les leurs. Chuté : les adversaires marquent 160 et le contrat.
rules-score-more = Le preneur doit faire plus que les adversaires, belote et annonces comprises. Chacun marque alors ses points, sinon les adversaires marquent tout.
rules-score-dedans = On est alors dedans.
rules-score-bayt = C’est le bayt.
rules-score-inside = On est alors dedans (« вътре »).
rule-failed-declarations =
    { $value ->
        [keep] Le perdant garde ses annonces.
       *[to-defenders] Les annonces du perdant vont aux adversaires.
    }
rule-belote-stays =
    { $value ->
        [yes] La belote reste à son camp.
       *[no] La belote du perdant va aux adversaires.
    }
rule-litige =
    { $value ->
        [carry] Égalité (litige) : les points du preneur vont au gagnant de la donne suivante.
        [taker-wins] Égalité : le preneur gagne.
       *[dedans] Égalité : le preneur est dedans.
    }
rule-litige-includes-belote =
    { $value ->
        [yes] La belote attend avec eux.
       *[no] La belote n’attend pas.
    }
rule-contra-multiplies =
    { $value ->
        [bid-only] En cas de contre, le gagnant marque toutes les cartes et le contrat multiplié.
       *[all] En cas de contre, le gagnant marque deux fois 160 et le contrat, quatre fois après surcontre ; les cartes de l’autre camp ne comptent pas.
    }
rule-double-extras =
    { $value ->
        [yes] Belote et annonces sont multipliées aussi.
       *[no] Belote et annonces ne sont pas multipliées.
    }
rules-contra-bound = En cas de contre, le perdant laisse tout, et les points sont multipliés par 2 ou 4.
rule-capot-bonus =
    { $value ->
        [yes] { "" }
       *[no] Pas de prime pour tous les plis.
    }
rule-capot-points =
    { $value ->
        [252] Capot, tous les plis : 252 au lieu des cartes.
       *[250] Capot, tous les plis : 250 au lieu des cartes.
    }
rules-capot-premium = Capot, tous les plis : 90 de plus, soit 252 au lieu de 162.
rule-capot-in-contra =
    { $value ->
        [yes] En cas de contre, le capot compte 250 au lieu de 160.
       *[no] En cas de contre, le capot ne compte pas.
    }
rule-defence-capot-bonus =
    { $value ->
        [yes] Autant pour la défense.
       *[no] Un capot de la défense ne rapporte rien de plus.
    }
rule-capot-takes-declarations =
    { $value ->
        [yes] Le capot prend aussi les annonces adverses.
       *[no] { "" }
    }
rule-rounding =
    { $value ->
        [nearest10] Le résultat est arrondi à la dizaine, cinq vers le haut.
       *[none] Les points ne sont pas arrondis.
    }
rules-no-trumps-double = À SA, les points des cartes doublent.
rules-no-trumps-double-all = À SA, toute la somme double.
rules-match-points = On divise les points par dix : un dernier chiffre au-dessus de 6 (SA 5, TA 4) arrondit vers le haut, au-dessous vers le bas ; si les deux camps l’ont, le plus petit monte.
rule-hanging-half =
    { $value ->
        [down] Un demi-point en suspens est perdu.
       *[up] Un demi-point en suspens reste en suspens.
    }
rules-valat = Valat, tous les plis : 9 points de partie de plus.
rule-valat-mult =
    { $value ->
        [yes] Le contre multiplie aussi le valat.
       *[no] Le contre ne multiplie pas le valat.
    }
rule-nt-doubles-valat =
    { $value ->
        [yes] À SA, le valat double.
       *[no] { "" }
    }
rule-contra-void-on-valat =
    { $value ->
        [yes] Avec un valat, le contre est sans effet.
       *[no] { "" }
    }
rule-kirtik =
    { $value ->
        [yes] Kirtik : une donne sans un pli vaut moins 10.
       *[no] Pas de kirtik : une donne sans un pli n’enlève rien.
    }

## Fin de la partie

rule-target = Le premier camp qui atteint { $value } gagne ; on compte en fin de donne.
rule-deals = Nombre de donnes jouées : { $value }. Le camp au plus grand total gagne ; à égalité, on donne encore une fois.
rule-both-over =
    { $value ->
        [taker] Si les deux y sont, les preneurs de la donne gagnent.
        [defenders] Si les deux y sont, la défense de la donne gagne.
       *[higher] Si les deux y sont, le plus haut total gagne ; à égalité, on continue.
    }
rule-end-on-valat =
    { $value ->
        [yes] { "" }
       *[no] Une donne avec valat ne finit pas la partie : la suivante décide.
    }
rule-need-trick-for-belote-win =
    { $value ->
        [yes] On ne gagne pas la partie par la seule belote, sans un pli.
       *[no] { "" }
    }
rule-claim-out =
    { $value ->
        [yes] Annonce de victoire : à son tour, on peut dire qu’on a déjà assez de points. Comptent le score d’avant, les plis faits, les annonces gagnantes et la belote montrée. Juste, on gagne ; faux, on perd.
       *[no] { "" }
    }
