### Merci au partenaire : ce qu’on peut dire, quand cela se voit, comment le reprendre. Arguments dans ru/thanks.ftl.

## Refus

error-thanks-no-match = Vous n’avez pas cette partie ici.
error-thanks-unfinished = Cette partie n’a pas été terminée : on ne peut pas en remercier.
error-thanks-self = On ne peut pas se remercier soi-même.
error-thanks-not-partner = On remercie son partenaire : la personne assise en face.
error-thanks-left = Un robot a fini cette partie à votre place : on ne peut pas en remercier.
error-thanks-robot-seat = Un robot a fini à la place de votre partenaire : il n’y a personne à remercier.
error-thanks-robot-played = Un robot a joué trop de coups pour l’un de vous deux : on ne peut pas remercier pour cette partie.
error-thanks-late = Le temps pour remercier de cette partie est passé.
error-thanks-twice = Vous avez déjà remercié pour cette partie : une fois suffit.
error-thanks-own-block = Ce membre est sur votre liste « pas à la même table ».
error-thanks-unavailable = Ce membre ne peut pas recevoir de merci en ce moment : cela arrive quand un membre n’accepte pas les mercis.
error-thanks-no-words = Écrivez au moins un mot.
error-thanks-no-phrase = Cette phrase n’existe plus. Choisissez-en une autre.
error-thanks-none = Ce merci n’existe pas.
error-thanks-reword-late = Les mots se changent pendant 10 minutes, et seulement tant que personne ne les a vus.
error-thanks-withdraw-late = Un merci se reprend dans les 24 heures.

## Commandes

cmd-thanks =
    .name = merci
    .description = Remercier son partenaire, reprendre un merci, lire ceux qu’on a reçus

## Carte et choix des mots

thanks-button = Merci, partenaire
thanks-ask = Pour cette partie, vous pouvez remercier votre partenaire : { $member }. Le délai expire { $when }.
thanks-hidden = Les mots apparaissent pour vous deux au même moment : quand chacun a remercié ou quand le délai est passé.
thanks-placeholder = Choisissez les mots
thanks-phrase =
    { $phrase ->
        [good-game] Merci pour la partie !
        [good-partner] C’est un plaisir de jouer avec vous
        [understood] On s’est compris sans un mot
        [brave-bid] Superbe enchère !
        [calm] Merci pour le calme et la patience
        [learned] J’ai appris en jouant avec vous
        [again] On remet ça !
       *[close-fight] Belle résistance !
    }
thanks-button-own = Avec mes mots
thanks-form-title = Merci au partenaire
thanks-form-words = Vos mots
thanks-form-hint = Jusqu’à 200 caractères. Une grossièreté se signale comme tout message.
thanks-done = Le merci est transmis.
thanks-given = À votre partenaire ({ $member }) : { $words }
thanks-not-seen = Personne ne le voit encore. Les mots paraîtront pour vous deux au plus tard { $when }.
thanks-seen = Les mots sont maintenant visibles pour vous deux. Ceux que vous avez reçus : `/thanks`.
thanks-withdrawn = Vous avez repris votre merci au partenaire ({ $member }). Il n’y en a qu’un par partie.
thanks-button-take = Reprendre

## Livre des mercis

thanks-title = Mercis
thanks-no-matches = Vos dernières parties apparaîtront ici : on peut remercier son partenaire pendant un jour, et pendant trois jours après une partie en différé.
thanks-line-open = Partie { $number } : partenaire { $member }, vous pouvez remercier, le délai expire { $when }
thanks-line-given = Partie { $number } : merci transmis ({ $member })
thanks-line-withdrawn = Partie { $number } : vous avez repris votre merci
thanks-line-refused = Partie { $number } : { $reason }
thanks-button-match = Partie { $number }
thanks-received-title = On vous a dit
thanks-from = { $number }) { $member } : { $words }
thanks-words-gone = (mots effacés)
thanks-button-report = Signaler les mots { $number }
thanks-letter = { $member } vous remercie pour la partie
thanks-letter-hint = Serveur : { $club }. Tous les mercis, et le signalement de mots : `/thanks`. Pour ne plus recevoir ces messages : `/settings`.
person-forgotten = membre effacé
