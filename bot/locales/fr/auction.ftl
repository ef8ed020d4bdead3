### Les enchères : ce qui se dit à la table, et le panneau de qui doit parler. Arguments décrits dans ru/auction.ftl.

## Les mots des enchères

call-pass = passe
call-take =
    { $bidding ->
        [orders] je joue
       *[other] je prends
    }
call-contra = contre
call-surcontra = surcontre
call-third-double = troisième contre
call-bid =
    { $price ->
        [0] { $trump }
        [250] capot { $trump }
       *[other] { $price } { $trump }
    }
doubling-suffix =
    { $multiplier ->
        [1] { "" }
        [2] { " · contré" }
        [4] { " · surcontré" }
       *[8] { " · mise ×8" }
    }

## Panneau

auction-title = Enchères · à vous de parler
auction-title-waiting = Enchères · à { seat-name } de parler
auction-standing = Dernière enchère : { $bid }, { seat-name }{ doubling-suffix }
auction-none = Aucune enchère pour l’instant.
auction-said = { seat-name } : { $calls }
auction-price-picked = Enchère à { $price }, ou choisissez une autre valeur. Appuyez ensuite sur l’atout.
auction-frozen = Le contrat est contré : plus de surenchère.
auction-turned-card = Carte retournée : { $card }
auction-turned-first = Premier tour : prendre à cette couleur ou passer.
auction-turned-second = Deuxième tour : nommer une autre couleur ou passer.
auction-orders-first = Premier tour : « je joue » à cette couleur ou passer.
auction-orders-second = Deuxième tour : une autre couleur, SA, TA ou passer.
auction-over-contra = Une enchère plus haute annule le contre.
auction-must-choose = Mus : tout le monde a passé, vous devez nommer un contrat.
auction-price-placeholder = Valeur de l’enchère
auction-price-option =
    { $price ->
        [250] Capot
       *[other] { $price }
    }
auction-button-take =
    { $bidding ->
        [orders] Je joue
       *[other] Je prends
    }
auction-button-pass = Passe
auction-button-contra = Contre
auction-button-surcontra = Surcontre
