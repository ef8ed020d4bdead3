### Temps et absence : délais, pauses, remplacements, questions à la table, cartes préparées d’avance.
###
### Arguments : $when, $members, $n, $length ; les autres comme dans common.ftl.

## Sur la carte de la table

people-grace = { $member } ne répond pas. On attend encore un peu, le délai expire { $when }. Ensuite, un robot jouera un coup.
people-unwilling = Préfèrent ne pas attendre : { $members }.
people-reserve = Réserve de temps en cours : { $member }.
people-pause = Pause à la demande de { $member }. Les pendules repartent { $when }.
people-pause-ending = Pour reprendre : { $members }.
robot-for = robot (pour { $member })

notice-missed = Un robot a joué un coup pour { $member }.
notice-kept = Pas de réponse depuis longtemps : un robot joue à la place de { $member }. On peut revenir à tout moment.
notice-left = { $member } quitte la partie. Un robot joue à sa place.
notice-gone = { $member } n’est plus dans le club ou ne voit plus ce salon. Un robot joue à sa place.
notice-back = { $member } est de retour à la table.
notice-reserve = { $member } utilise un jour de sa réserve du mois.
notice-paused = Pause à la demande de { $member }.
notice-resumed = La pause est terminée.
notice-substituted = { $member } joue maintenant en remplacement.
notice-claim-failed = Impossible de jouer ainsi : les plis restants ne sont pas tous à { $member }. On continue.

ask-surrender = { $member } propose d’abandonner. La décision revient à son partenaire.
ask-claim = { $member } : « Le reste est à moi. » Adversaires, d’accord ?
ask-pause = { $member } propose une pause, les pendules repartiraient { $when }. Tout le monde est d’accord ?
ask-substitute = { $member } propose de prendre une place en remplacement : { seat-name }. La décision revient au partenaire.
ask-choice = Aucune nouvelle de { $member } depuis trois jours. Que fait-on ? La majorité décide.

people-button-menu = ⋯ Plus
people-button-here = Je suis là
people-button-nowait = Ne pas attendre
people-button-back = Revenir
people-button-unpause = Reprendre
people-button-substitute = Remplacer
people-button-yes = Oui
people-button-no = Non
way-wait = Attendre
way-robot = Laisser jouer le robot
way-substitute = Chercher quelqu’un
way-stop = Arrêter sans score

## Le menu « Plus » (vu par qui a appuyé)

menu-title = Table { $table } · autres actions
menu-hint = Une seule pause par partie. On peut abandonner à partir de la troisième donne, d’accord avec son partenaire. On peut toujours partir : un robot joue à votre place, et vous pouvez revenir.
menu-button-pause = Pause de 3 min
menu-button-pause-days =
    { $n ->
        [one] Pause de { $n } jour
       *[other] Pause de { $n } jours
    }
menu-button-rest = Le reste est à moi (au plus { $n })
menu-button-surrender = Abandonner
menu-button-leave = Quitter la partie
menu-button-stay = Rester
menu-leave-question = Quitter la partie ? Un robot joue à votre place jusqu’à votre retour ou jusqu’à un remplacement. Sans retour, à une table ouverte à tous, la fiabilité baisse.
menu-done = C’est fait, la table le voit.
menu-left = Un robot joue pour vous. Vous pouvez revenir à tout moment.

## La main

hand-deadline = Le délai pour répondre expire { $when }.
hand-kept = Un robot joue pour vous. Appuyez sur « Revenir » et le prochain coup sera à vous.

## Carte préparée (vue seulement par qui tient la main)

condition-title = Carte préparée
condition-hint = Choisissez la couleur d’entame et votre carte pour ce cas. Elle sera jouée si elle est permise ; après votre coup, tout ce qui est préparé est oublié.
condition-set = Préparé :
condition-led = si on entame à { suit-accusative } : { $card }
condition-any = dans tout autre cas : { $card }
condition-card = Quelle carte jouer
condition-button = Préparer une carte
condition-button-drop = Tout annuler
condition-button-suit =
    { $suit ->
        [clubs] Trèfle
        [diamonds] Carreau
        [hearts] Cœur
       *[spades] Pique
    }
condition-button-any = Toute couleur

## Rappels et liste des tables

table-ping-absent = { $member }, la table vous attend. Le délai expire { $when }.
table-ping-reminder = { $member }, petit rappel : c’est à vous, le délai expire { $when }.
table-closed-deserted = La table est fermée : il n’y restait que des robots. La partie est inachevée.
table-closed-stopped = La table a décidé d’arrêter sans score.
substitute-asked = La question est posée au partenaire. Si la réponse est oui, la place est à vous.
list-turn = à { $member } de jouer
list-until = le délai expire { $when }
list-length = en général { $length }

## Refus

error-seat-kept = Un robot joue pour vous. Appuyez sur « Revenir » et le prochain coup sera à vous.
error-not-awaited = Personne ne vous attend en ce moment.
error-nobody-absent = Il n’y a personne à attendre : le délai n’a pas encore expiré.
error-seat-not-kept = Inutile de revenir : vous jouez déjà à cette table.
error-no-place = Cette table n’a pas besoin de remplacement.
error-no-question = Cette question n’attend plus de réponse.
error-not-asked = Cette question ne vous est pas adressée.
error-not-live = La pause courte est réservée aux tables en direct. En différé, on convient d’une date.
error-not-by-days = C’est possible seulement à une table en différé.
error-pause-running = Les pendules sont déjà arrêtées.
error-pause-used = Vous avez déjà pris votre pause dans cette partie.
error-pause-too-long = Une pause dure deux semaines au plus.
error-no-pause = Il n’y a pas de pause en ce moment.
error-surrender-too-early = On peut abandonner à partir de la troisième donne.
error-surrender-used = Vous avez déjà proposé d’abandonner cette partie.
error-claim-not-now = On réclame le reste à son tour, quand il reste au plus quatre plis.
error-claim-unproved = Ce n’est pas encore certain, et il n’y a personne à consulter. On continue.
error-too-many-conditions = Impossible de préparer plus de cartes. Annulez d’abord les précédentes.
