### La feuille de marque pour jouer avec de vraies cartes : `/scorepad`. Arguments décrits dans ru/scorepad.ftl.

## Feuille

pad-title = Feuille n° { $number } · en { $target }
pad-dealer = { $who } distribue
pad-winner = Victoire : { $who }
pad-writer = dernière marque : { $member }
pad-is-closed = La feuille est fermée.
pad-choice = n° { $number } · { $members }
pad-opened = La feuille n° { $number } est prête. Tout le monde dans ce salon peut y marquer des donnes.

pad-button-new = Nouvelle donne
pad-button-undo = ↶ Annuler
pad-button-close = Fermer la feuille
pad-button-edit = Corriger
pad-button-delete = Supprimer
pad-button-points = Points et annonces…
pad-button-passed = Marquer : tout le monde a passé
pad-choose-deal = Une donne : voir, corriger, supprimer
pad-close-question = Fermer la feuille n° { $number } ? On ne pourra plus y marquer.
pad-deleted = La donne { $deal } est supprimée, tout ce qui suit est recalculé. Pour la remettre : « ↶ Annuler ».

## Donne

pad-deal-line = Donne { $deal } · { $who } · { $score }
pad-deal-passed = Donne { $deal } · tout le monde a passé
pad-contract = Contrat : { $bid }{ doubling-suffix }
pad-outcome =
    { $outcome ->
        [made] Réussi.
        [failed] Dedans.
        [litige] Litige : égalité de points.
        [hanging] En suspens : égalité de points.
       *[other] Joué.
    }
pad-line-belote = Belote et rebelote

pad-draft-new = Nouvelle donne · { $who } distribue
pad-draft-edit = Donne { $deal } · correction
pad-draft-hint = Choisissez ce qui s’est passé, puis écrivez les points d’un seul camp : le reste se calcule.
pad-taker = Qui a pris
pad-nobody = Personne : tout le monde a passé
pad-price = Valeur du contrat
pad-trump = Atout
pad-doubling = Contre
pad-times =
    { $multiplier ->
        [1] Sans contre
        [2] Contre
       *[other] Surcontre
    }
pad-belote = Belote
pad-no-belote = Pas de belote
pad-capot = Capot
pad-no-capot = Pas de capot

## Formulaires

pad-form-new = Nouvelle feuille
pad-form-names = Noms, un par ligne
pad-form-names-hint = { $n } noms dans l’ordre du jeu. Le premier distribue ; à quatre, les partenaires alternent.
pad-form-target = En combien de points
pad-form-litige = Égalité de points
pad-litige =
    { $value ->
        [carry] Litige : points pour la donne suivante
        [taker_wins] Le camp preneur gagne
       *[dedans] Le camp preneur est dedans
    }
pad-form-both = Les deux camps au but
pad-both =
    { $value ->
        [taker] Le dernier camp preneur gagne
        [defenders] La dernière défense gagne
       *[higher] Le plus haut total gagne
    }
pad-form-title = Points de la donne
pad-form-points = Points : { $who }
pad-form-points-hint = Cartes et dix de der, sans annonces. Un seul camp suffit ; rien s’il y a capot.
pad-form-combinations = Annonces : { $who }
pad-form-combinations-hint = Celles qui comptent, avec des espaces : 20 50 100. Sans la belote.
pad-form-combinations-all = Annonces par camp
pad-form-combinations-all-hint = Séparées par « ; », dans l’ordre : { $parts }. Par exemple : 20 50; ; 100

## Refus

error-pad-not-found = Cette feuille n’existe pas ici. En commencer une : `/scorepad new`.
error-pad-closed = Cette feuille est fermée.
error-pad-moved = La feuille a changé entre-temps : vérifiez et marquez de nouveau.
error-pad-names = Il faut { $n } noms différents, un par ligne.
error-pad-target = Une partie se joue en 1 à 10000 points.
error-pad-number = Les points et les annonces s’écrivent en chiffres.
error-pad-many = Ce salon a déjà { $n } feuilles. Fermez celles qui ne servent plus.
error-pad-full = Une feuille n’a pas plus de { $n } donnes.
error-pad-nothing = Il n’y a rien à annuler.
error-pad-owner = Seule la personne qui a ouvert la feuille ou la modération peut la fermer.
