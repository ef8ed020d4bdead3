### La donne d’essai, avec des robots seulement, chaque refus et chaque point expliqués. Arguments dans ru/practice.ftl.

cmd-practice =
    .name = essai
    .description = Une donne d’essai avec des robots : à votre seul usage, tout est expliqué
error-practice-gone = Cette donne d’essai n’existe plus. Pour en commencer une autre : `/practice`.

practice-title = Donne d’essai · { $game }
practice-about = Personne d’autre ne voit ceci. Rien ne presse et rien ne compte. Votre place : { seat-name }, votre partenaire est en face.
practice-about-alone = Personne d’autre ne voit ceci. Rien ne presse et rien ne compte. Votre place : { seat-name }, chacun joue pour soi.
practice-redealt = Tout le monde a passé, on a redistribué.
practice-alt = Donne d’essai, { seat-name } distribue.
practice-person =
    { $whose ->
        [you] vous
        [partner] partenaire
       *[other] adversaire
    }

practice-goal =
    { $price ->
        [0] Le contrat est à vous : il faut plus de points que les adversaires.
        [250] Le contrat est à vous : il faut tous les plis.
       *[other] Le contrat est à vous : il faut { $price }. Comptent les plis, la belote et les annonces qui seront marquées.
    }
practice-goal-theirs =
    { $price ->
        [0] Le contrat est aux adversaires : il leur faut plus de points. Empêchez-les.
        [250] Le contrat est aux adversaires : il leur faut tous les plis. Un seul des vôtres suffit.
       *[other] Le contrat est aux adversaires : il leur faut { $price }. Empêchez-les d’y arriver.
    }
practice-points = Points de cartes : { $parts }

practice-took =
    { $whose ->
        [you] Le pli est à vous
        [partner] Votre partenaire prend le pli ({ seat-name })
       *[other] { seat-name } prend le pli
    } : { $card } est { $why ->
        [ruff] un atout, et l’atout bat toute autre couleur.
        [overruff] le plus fort des atouts sur la table.
        [trump] le plus fort atout sur la table.
       *[led] la plus forte carte de la couleur demandée.
    }
practice-sum = { $parts } = { count-points }
practice-sum-last = { $parts } + 10 de der = { count-points }

practice-wrong = Impossible de jouer { $card } maintenant.
practice-why-must-follow = Il faut fournir : jouez { suit-accusative }, car c’est la couleur demandée et vous en avez.
practice-why-must-overtrump =
    { $ruff ->
        [yes] Vous n’avez pas la couleur demandée et l’atout { $card } est sur la table : il faut surcouper.
       *[no] On a joué atout et { $card } tient le pli : il faut monter tant que vous le pouvez{ $partner ->
            [yes] , même sur la carte du partenaire
           *[no] { "" }
        }.
    }
practice-why-must-beat = Ici on monte dans la couleur demandée quand on le peut. { $card } tient le pli.
practice-why-must-trump = Vous n’avez pas la couleur demandée, il faut donc couper{ $partner ->
        [yes] , même le pli du partenaire
       *[no] , car les adversaires tiennent le pli
    }.
practice-why-must-undertrump = Vous n’avez pas la couleur demandée et rien au-dessus de { $card }. Mais il faut jouer atout quand même.
practice-why-trump-too-low = Votre partenaire tient le pli : toute carte convient, mais un atout doit être plus fort que { $card }.
practice-may = Vous pouvez jouer : { $cards }

practice-advice = Conseil : { $label }
practice-tip-only = Aucune autre carte n’est permise.
practice-tip-raspasy = Tout le monde a passé : chaque point pris compte en moins, mieux vaut ne pas faire de plis.
practice-tip-draw = Le contrat est à vous et les autres ont peut-être encore des atouts. Faites-les tomber, et personne ne coupera vos as.
practice-tip-master = Personne n’a plus fort dans cette couleur.
practice-tip-lead = D’après le robot, c’est la meilleure entame.
practice-tip-lead-low = Une carte sans points : si on vous prend le pli, vous n’aurez rien perdu.
practice-tip-over-partner = Le pli est de toute façon à votre camp, et cette carte est encore plus forte.
practice-tip-takes-last = Votre carte est la dernière du pli, et le pli est sûrement à vous.
practice-tip-takes-sure = Personne ne peut plus monter : le pli est à vous.
practice-tip-takes-maybe = Cette carte prend le pli, si personne ne monte ensuite.
practice-tip-feed = Votre partenaire tient le pli : mettez-y des points.
practice-tip-save = Votre partenaire tient le pli, et vos fortes cartes serviront plus tard.
practice-tip-cheap = Ce pli n’est pas pour vous : donnez le moins de points possible.
practice-tip-lose = Ce pli n’est pas pour vous, et les autres cartes serviront mieux plus tard.
practice-tip-announce = Les annonces rapportent des points, le silence rien.
practice-tip-silent = Il vaut parfois mieux que personne ne connaisse vos cartes.
practice-tip-bid = Atouts { $cards }. Avec l’aide du partenaire une telle main fait environ { $points }, et il faut { $price }.
practice-tip-bid-daring = Atouts { $cards }. Les cartes font environ { $points } sur { $price }, mais laisser l’enchère aux adversaires coûterait plus, d’après le robot.
practice-tip-pass-partner = La dernière enchère est celle de votre partenaire, et vous n’avez pas de quoi la relever.
practice-tip-pass-nothing = Aucune couleur n’a trois atouts avec le valet (ou quatre avec le neuf) : rien à annoncer.
practice-tip-pass-low = Votre meilleure couleur est { $trump }, mais la main fait environ { $points }, et il faut { $price }.
practice-tip-pass-wait = Votre meilleure couleur est { $trump }, environ { $points }. Le robot ne s’y risquerait pas.
practice-tip-doubling = Le robot est sûr que le contrat va chuter.

practice-button-hint = Conseil
practice-button-new = Nouvelle donne
practice-button-help = Aide
