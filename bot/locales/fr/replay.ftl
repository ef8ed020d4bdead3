### Parties terminées : liste, relecture carte par carte, vérification de la donne. Arguments décrits dans ru/replay.ftl.

## Historique

history-title = Parties terminées · { $member }
history-empty = Pas encore de partie terminée.
history-row =
    { $won ->
        [yes] ✓ **n° { $number }** · { $when } · { $game } · gagnée · { $score } · à la table : { $members }
       *[no] ✗ **n° { $number }** · { $when } · { $game } · perdue · { $score } · à la table : { $members }
    }
history-choose = Ouvrir une partie
history-choice = n° { $number } · { $game } · { $score }
history-older = Plus anciennes
history-newest = Plus récentes

## Relecture

replay-match = Partie n° { $number }
replay-title = Partie n° { $number } · donne { $deal } sur { $n }
replay-before = Avant la donne : { $parts }
replay-dealer = { seat-name } distribue
replay-auction = Enchères : { $parts }
replay-said = { seat-name } : { $calls }
replay-contract = Contrat : { $bid }, { seat-name }{ doubling-suffix }
replay-trick = Pli { $number } : { $cards }
replay-taken = { seat-name }, { count-points }
replay-surrendered = Partie abandonnée par { $who }
replay-winner = Victoire : { $who } · { $score }

replay-button = Revoir
replay-deal-back = ← Donne
replay-back = ← Carte
replay-ahead = Carte →
replay-deal-ahead = Donne →
replay-jump = Un pli de cette donne
replay-jump-hands = Mains et enchères
replay-jump-trick = Pli { $number } → { seat-name }, { count-points }
replay-jump-broken = Pli { $number }, inachevé
replay-jump-score = Marque de la donne
replay-jump-other = Une autre donne
replay-jump-deal = Donne { $deal }
replay-share = Montrer à tous
replay-text = En texte
replay-record = Enregistrement (JSON)
replay-verify = Vérifier

## Vérification

verify-title = Donne vérifiable · partie n° { $number }
verify-fair =
    { $n ->
        [one] Cartes distribuées honnêtement : { $n } donne recalculée, elle concorde.
       *[other] Cartes distribuées honnêtement : { $n } donnes recalculées, toutes concordent.
    }
verify-wrong = Donnes qui ne concordent pas : { $parts }. Montrez-le à l’administration du serveur.
verify-unfair = La partie n’a pas passé la vérification. Montrez-le à l’administration du serveur.
verify-commitment = 1. Avant la première donne, la table a montré l’empreinte du secret : `{ $hash }`
verify-secret = 2. Après la partie, le secret est dévoilé : `{ $secret }`
verify-secret-good = Le SHA-256 de ce secret est bien cette empreinte : le secret n’a pas été remplacé.
verify-secret-bad = Le SHA-256 de ce secret est une autre empreinte : le secret a été remplacé.
verify-shares = 3. Chacun a apporté sa part : { $parts }. La table ne pouvait pas la connaître d’avance.
verify-share = { seat-name } { $code }
verify-dealer-good = 4. La première donne a été distribuée par la place que le secret et les parts ont tirée au sort.
verify-dealer-bad = 4. La première donne n’a pas été distribuée par la place tirée au sort.
verify-deck-good = **Donne { $deal } : le jeu tiré du secret et des parts est bien celui qui a été joué.** Ordre de distribution :
verify-deck-bad = **Donne { $deal } : le jeu joué n’est pas celui que donnent le secret et les parts.** Ordre de distribution :
verify-how = Pour vérifier vous-même : prenez l’enregistrement (JSON) de la partie et lancez `belote verify`.
