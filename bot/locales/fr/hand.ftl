### La main : un message que seul le membre voit. Arguments décrits dans ru/hand.ftl.

hand-trump =
    { $strain ->
        [no-trumps] sans atout
        [all-trumps] tout atout
       *[suit] atout { $trump }
    }
hand-contract = Contrat { $bid }, { seat-name }{ doubling-suffix }
hand-your-turn = À vous de jouer
hand-turn-play = À { seat-name } de jouer
hand-trick = Pli : { $cards }
hand-trick-card = { $card }{ "\u00A0" }({ seat-name })
hand-trick-lead = Vous entamez le pli : toute carte convient.
hand-cards = En main : { $cards }
hand-score = Nous { $us } · Eux { $them }
hand-score-you = Vous { $points }
hand-tricks = Plis : nous { $us } · eux { $them }
hand-tricks-you = Plis : vous { $n }
hand-last-played = Toutes les cartes sont jouées.
hand-not-dealt = Les cartes ne sont pas encore distribuées.
hand-old = Ce message est ancien. « Mes cartes », sur la table, montre vos cartes à jour.
hand-button-refresh = Actualiser
hand-taker = Preneur { seat-name }{ doubling-suffix }
hand-raspasy = Points en moins
hand-open-cards =
    { $n ->
        [0] Vos cartes visibles
       *[other] Vos cartes visibles, cartes cachées dessous : { $n }
    }
hand-announce = Vous avez { $kinds }. L’annoncer ?
hand-announce-hidden = Vous avez une annonce. La faire ?
hand-announce-first = Vous pourrez jouer une carte après votre réponse.
hand-button-announce = Annoncer
hand-button-silent = Se taire
hand-button-claim = Annoncer la victoire

## Annonce de victoire

claim-question = **Vous annoncez que vous avez déjà assez de points.** Vous en avez { $points } sur { $target }, il en manque { $missing }. Seuls comptent les plis, les annonces gagnantes et la belote montrée de cette donne. Si c’est juste, la partie est gagnée ; sinon, elle est perdue.
claim-button-yes = J’annonce la victoire
claim-button-no = Continuer à jouer
claim-right = Victoire annoncée ({ seat-name }) : les points y étaient.
claim-wrong = Victoire annoncée ({ seat-name }) : il manquait des points, la partie revient aux adversaires.
