### Signalements : faire, répondre, décider, contester ; journal et réglages du club. Arguments dans ru/reports.ftl.

## Refus

error-old-form = Ce formulaire est ancien. Rouvrez-le.
error-report-not-found = Ce dossier n’existe pas.
error-report-no-text = Écrivez au moins quelques mots.
error-report-self = On ne peut pas se signaler soi-même.
error-report-robot = On ne peut pas signaler un robot.
error-report-too-fast = Trop souvent. Attendez quelques minutes et envoyez de nouveau.
error-report-many-open =
    { $n ->
        [one] Vous avez déjà { $n } signalement ouvert. Attendez la réponse : `/report mine`.
       *[other] Vous avez déjà { $n } signalements ouverts. Attendez la réponse : `/report mine`.
    }
error-report-many-today =
    { $n ->
        [one] On peut envoyer au plus { $n } signalement par jour.
       *[other] On peut envoyer au plus { $n } signalements par jour.
    }
error-report-twice = Vous avez déjà signalé ce membre dans cette partie. Pour compléter : `/report mine`.
error-report-form-gone = Ce formulaire est déjà envoyé ou trop ancien. Rouvrez-le.
error-report-taken = Le dossier est chez un autre membre de la modération, ou vous en avez déjà un ouvert.
error-report-not-held = Prenez d’abord le dossier : votre délai a pu expirer.
error-report-closed = Ce dossier a déjà une décision.
error-report-record-only = On a demandé seulement de noter le fait : le membre n’en est pas informé, seule une note sans suite est donc possible.
error-report-merge-other = On ne peut réunir que des dossiers ouverts sur le même membre.
error-report-no-question = On ne vous a rien demandé.
error-report-appeal-late = Le délai de recours est passé.
error-report-appeal-twice = Cette décision a déjà fait l’objet d’un recours.
error-report-two-people = Il faut deux personnes : le propriétaire du serveur et un autre membre de la modération.
error-report-seal-gone = L’identité n’est plus conservée : la durée de garde est passée.
error-report-moderators-only = C’est réservé à la modération du club.
error-report-managers-only = Il faut le droit « Gérer le serveur ».
error-report-owner-only = C’est réservé au propriétaire du serveur.
error-lobby-barred = Par décision de la modération, vous pourrez vous asseoir aux tables { $when }. Détails : `/report mine`.
error-text-barred = Par décision de la modération, vous pourrez ajouter vos propres mots { $when }. Détails : `/report mine`.

## Commandes

cmd-report =
    .name = signalement
    .description = Signalements : en faire, lire la réponse, les traiter
cmd-report-new =
    .name = nouveau
    .description = Signaler anonymement ; une personne vous répondra
cmd-report-mine =
    .name = miens
    .description = Vos signalements, les questions qu’on vous pose, les décisions à votre sujet
cmd-report-queue =
    .name = file
    .description = File des signalements (modération)
cmd-report-case =
    .name = dossier
    .description = Ouvrir un dossier (modération)
cmd-report-stats =
    .name = bilan
    .description = Combien de signalements et en combien de temps, mois par mois
cmd-report-audit =
    .name = journal
    .description = Journal des actions de la modération en fichier (propriétaire du serveur)
cmd-club =
    .name = club
    .description = Réglages du club sur ce serveur
cmd-club-setup =
    .name = régler
    .description = Rôle de modération, salon de la file, langue
cmd-club-check =
    .name = contrôler
    .description = Ce qui manque et ce qui, de ce fait, ne marche pas
cmd-club-settings =
    .name = réglages
    .description = Ce qui est choisi
opt-case =
    .name = dossier
    .description = Numéro du dossier
menu-report-member =
    .name = Signaler
menu-report-message =
    .name = Signaler

## Mots

report-group =
    { $group ->
        [words] insulte ou moquerie
        [conduct] lenteur voulue ou départ
        [collusion] entente
        [spam] publicité ou spam
        [threat] menace ou haine
       *[other] autre
    }
report-reason =
    { $reason ->
        [insult] Insulte
        [mockery] Moquerie
        [stalling] Jeu ralenti exprès
        [leaving] Départ en pleine partie
        [collusion] Entente
        [spam] Publicité ou spam
        [threat] Menace ou haine
       *[other] Autre
    }
report-ground =
    { $ground ->
        [log] visible dans l’enregistrement de la partie
        [message] visible dans le message
        [admitted] le membre le reconnaît
        [no-fault] aucune règle enfreinte
        [unproven] les faits ne suffisent pas
        [personal] une inimitié, pas une infraction
        [gone] le membre n’est plus dans le club
       *[other] autre
    }
report-step =
    { $step ->
        [note] note sans suite
        [warning] avertissement
        [no-text-1] sans ses propres mots pendant 1 jour
        [no-text-3] sans ses propres mots pendant 3 jours
        [no-text-7] sans ses propres mots pendant 7 jours
        [no-lobby-1] pas de nouvelle table pendant 1 jour
        [no-lobby-3] pas de nouvelle table pendant 3 jours
        [no-lobby-7] pas de nouvelle table pendant 7 jours
        [no-lobby-30] pas de nouvelle table pendant 30 jours
       *[removal] proposer l’exclusion du club
    }
report-reporter = Anonyme-{ $pseudonym }
talk-sender =
    { $sender ->
        [you] Vous
        [moderator] Modération
        [reporter] Anonyme
        [other] Membre
       *[club] Club
    }
sanction-until = fin { $when }
sanction-ended =
    { $why ->
        [appeal] levé sur recours
       *[expiry] terminé
    }
count-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
report-button-complain = Signaler

## Formulaire (libellés jusqu’à 45 caractères, explications jusqu’à 100)

report-form-title = Signalement anonyme
report-form-whom = Membre concerné
report-form-about = Concerne : { $member }
report-form-reason = Motif
report-form-words = Ce qui s’est passé
report-form-words-hint = Jusqu’à 1000 caractères. N’écrivez rien qui vous trahisse.
report-form-quiet = Noter seulement
report-form-quiet-hint = On ne dira rien au membre, mais il n’y aura pas de mesure.
report-receipt-title = Signalement { $case } reçu
report-receipt = Une personne répondra, au plus tard { $when }. La réponse viendra en message privé ; si les vôtres sont fermés : `/report mine`.
report-receipt-hidden = Ni les membres ni la modération ne sauront qui signale. Techniquement, qui possède à la fois la base du bot et sa clé peut le découvrir.

## Mes signalements

mine-title = Vos signalements et décisions
mine-empty = Rien ici. Pour signaler : `/report new` ou le menu d’un message ou d’un membre.
mine-due = Une personne répondra { $when }.
mine-in-work = La modération examine le dossier.
mine-outcome =
    { $outcome ->
        [confirmed] Examiné : l’infraction est confirmée. Merci d’aider le club.
        [rejected] Examiné : l’infraction n’a pas pu être confirmée. Merci d’avoir écrit ; de nouveaux faits, un nouveau signalement.
       *[withdrawn] Signalement retiré.
    }
mine-asked = La modération du club vous écrit.
mine-appeal-until = Recours possible, fin du délai { $when }.
mine-sent = Envoyé à la modération.
mine-appealed = Recours reçu. Un autre membre de la modération répondra d’ici un jour.
mine-withdrawn = Signalement retiré.
mine-button-write = Écrire à la modération
mine-button-withdraw = Retirer le signalement
mine-button-answer = Répondre
mine-button-appeal = Contester
mine-form-title = À la modération
mine-form-words = Vos mots
mine-form-words-hint = La modération ne verra qu’eux, sans nom. Jusqu’à 1000 caractères.
appeal-form-title = Recours
appeal-form-words = Pourquoi la décision est fausse
appeal-form-words-hint = Un recours par décision. Un autre membre de la modération l’examinera.

## Lettres aux membres (en message privé)

letter-title = Club « { $club } »
letter-hint-answer = Pour répondre : `/report mine` sur le serveur du club.
letter-hint-appeal = Pas d’accord ? La décision peut être contestée pendant sept jours : `/report mine` sur le serveur du club. Un autre membre de la modération l’examinera.
letter-verdict = Décision { $case } : une infraction aux règles du club est confirmée ({ report-group }). Fondement : { report-ground }. Mesure : { report-step }, fin { $when }.
letter-breach = Nous avions promis une réponse sur le dossier { $case } et nous sommes en retard. Pardon. Nouveau délai : { $when }.
told-question = La modération du club vous écrit (conversation { $case }) :
told-closing-confirmed = Une personne a examiné votre signalement { $case }, et l’infraction est confirmée. Des mesures sont prises ; nous ne disons pas lesquelles. Merci d’aider le club.
told-closing-rejected = Une personne a examiné votre signalement { $case }. L’infraction n’a pas pu être confirmée, et ce n’est pas un reproche : merci d’avoir écrit. En cas de faits nouveaux, signalez de nouveau : `/report new`.
told-closing-withdrawn = Votre signalement { $case } est retiré, il n’y aura pas d’autre réponse.
told-merged = Votre signalement rejoint un dossier sur le même sujet : son numéro est maintenant { $case }. La réponse viendra comme promis.
told-strike = La modération voit dans le signalement { $case } un abus. Personne ne sait qui vous êtes. Après trois marques de ce genre en 60 jours, les nouveaux signalements attendent un mois en fin de file. Si la marque est injuste, dites-le dans `/report mine` : elle peut être levée.
told-strike-lifted = La marque d’abus du signalement { $case } est levée.
told-strike-kept = Votre objection sur le signalement { $case } est examinée : la marque d’abus reste.
told-unsealed = Dans le dossier { $case }, le propriétaire du serveur et un autre membre de la modération ont dévoilé qui a signalé. Le motif est consigné.
told-sanction-ended = La mesure du dossier { $case } est terminée : elle ne vous limite plus.
told-appeal-granted = Recours { $case } accepté : la décision est annulée, la mesure levée.
told-appeal-denied = Recours { $case } examiné par un autre membre de la modération : la décision reste en vigueur.

## Avis à la modération

staff-notice =
    { $notice ->
        [new] Nouveaux dossiers : { $n }. File : `/report queue`
        [reminder] Deux heures sans réponse, dossiers : { $n }. File : `/report queue`
        [alarm] Le délai de réponse expire bientôt, dossiers : { $n }. File : `/report queue`
        [breach] Le délai de réponse est passé, dossiers : { $n }. File : `/report queue`
       *[reply] Nouvelles réponses dans des dossiers : { $n }. File : `/report queue`
    }

## File et dossier (vus par la modération)

reports-queue-title = File des signalements · { $n }
reports-queue-empty = La file est vide.
reports-queue-open = Ouvrir un dossier
reports-entry-voices =
    { $n ->
        [one] { $n } signalement
       *[other] { $n } signalements
    }
reports-entry-appeal = recours
reports-entry-state =
    { $holder ->
        [mine] chez vous
        [taken] chez quelqu’un d’autre
       *[free]
            { $state ->
                [waiting-reporter] attend l’anonyme
                [waiting-other] attend le membre
                [decided] objection à une marque
                [closed] objection à une marque
               *[new] libre
            }
    }
reports-due = réponse attendue { $when }
reports-late = délai passé
reports-lease = votre délai expire { $when }
reports-button-newer = ← Plus urgents
reports-button-older = Suivants →
reports-button-refresh = Actualiser
reports-case-title = Dossier { $case }
reports-case-about = Membre : { $member } · { report-group }
reports-case-quiet = On a demandé seulement de noter le fait : le membre n’est pas informé du dossier.
reports-case-more-voices =
    { $n ->
        [one] Et encore { $n } signalement sur le même sujet.
       *[other] Et encore { $n } signalements sur le même sujet.
    }
reports-case-other-talk = Conversation avec le membre
reports-case-history = Mesures antérieures
reports-case-history-none = Aucune mesure antérieure.
reports-case-cut = … le reste ne tient pas ici.
reports-voice-withdrawn = Signalement retiré.
reports-voice-misuse = Marqué comme abus.
reports-voice-unseal = On demande de dévoiler l’identité : il faut une seconde personne.
reports-evidence-table =
    { $deals ->
        [one] Table { $table } : { $deals } donne enregistrée.
       *[other] Table { $table } : { $deals } donnes enregistrées.
    }
reports-evidence-pace =
    { $n ->
        [one] { $n } décision du membre : d’habitude { $middle } s, la plus longue { $most } s.
       *[other] { $n } décisions du membre : d’habitude { $middle } s, la plus longue { $most } s.
    }
reports-evidence-sealed = La donne { $deal } était en cours : ses cartes s’ouvriront quand elle sera comptée.
reports-evidence-covered = D’autres tables jouent encore les mêmes donnes : l’enregistrement s’ouvrira quand toutes auront fini.
reports-evidence-message = Le message, tel qu’il était :
reports-evidence-hash = Empreinte des pièces : `{ $hash }…`
reports-evidence-broken = Les pièces ont été modifiées après coup (`{ $hash }…`) : ne vous y fiez pas.
reports-verdict =
    { $verdict ->
        [complaint-confirmed] Infraction confirmée : { report-ground }.
        [complaint-rejected] Non confirmé : { report-ground }.
        [appeal-confirmed] Recours accepté, décision annulée.
        [appeal-rejected] Recours rejeté, décision maintenue.
       *[complaint-withdrawn] Tous les signalements sont retirés.
    }
reports-first-decision = Première décision : infraction confirmée, { report-ground }.
reports-button-claim = Prendre le dossier
reports-button-decide = Décider
reports-button-ask-other = Interroger le membre
reports-button-release = Remettre en file
reports-ask-reporter = Interroger l’anonyme
reports-more = Autres actions
reports-more-escalate = Transmettre au propriétaire du serveur
reports-more-merge = Réunir avec un autre dossier
reports-more-misuse = { $name } : abus
reports-more-misuse-lift = { $name } : lever la marque d’abus
reports-more-keep = { $name } : garder la marque
reports-more-unseal = { $name } : demander l’identité
reports-more-confirm = { $name } : accepter de dévoiler
reports-claimed = Le dossier est à vous une demi-heure ; chaque action prolonge ce délai.
reports-asked = La question est envoyée à l’anonyme.
reports-asked-other = La question partira un peu plus tard : l’heure ne dira pas qui signale.
reports-decided = Décision consignée, réponses envoyées.
reports-decided-later = Décision enregistrée. Les signalements reçoivent leur réponse aussitôt, le membre dans l’heure ; la mesure vaut dès ce moment-là.
reports-merged = Dossiers réunis.
reports-unseal-asked = Demande consignée. Une seconde personne doit accepter ; l’une des deux est le propriétaire du serveur.
reports-unsealed = Le signalement vient de { $member }. Cette personne en est informée.

## Formulaires de la modération

ask-form-words = Question
ask-form-reporter-hint = Vous apparaîtrez comme « Modération ». L’anonymat reste entier.
ask-form-other-hint = Ne mentionnez ni le signalement ni ses mots.
ask-form-other-title = Question au membre
decide-form-title = Décision sur le dossier { $case }
decide-form-ground = Fondement
decide-form-verdict =
    { $verdict ->
        [confirmed] infraction confirmée
       *[rejected] infraction non confirmée
    }
decide-form-step = Mesure si l’infraction est confirmée
decide-form-step-hint = Prochain échelon : { report-step }
decide-form-note = Explication pour le journal
decide-form-note-hint = Les membres ne la verront pas.
decide-form-appeal = Décision
report-appeal-decision =
    { $decision ->
        [granted] Accepter : annuler la décision
       *[denied] Rejeter : maintenir la décision
    }
merge-form-code = Avec quel dossier
merge-form-code-hint = Numéro d’un dossier ouvert sur le même membre.
unseal-form-title = Dévoiler qui signale
unseal-form-why = Motif
unseal-form-why-hint = Au moins 10 caractères. Il reste au dossier ; la personne dévoilée en sera informée.

## Bilan et journal

reports-figures-title = Signalements par mois
reports-figures-none = Encore rien à montrer : le bilan d’un mois paraît quand il est fini.
reports-figures-month = Reçus : { $filed } · confirmés : { $confirmed } · non confirmés : { $rejected } · réponses en retard : { $breaches }
reports-figures-median = Délai de réponse habituel : { $time }
reports-figures-no-median = Encore aucune réponse.
reports-figures-note = Le mois en cours n’est pas montré, pour que les chiffres ne trahissent aucun signalement.
audit-export =
    { $n ->
        [one] Journal : { $n } entrée. Chacune est liée à la précédente par une empreinte.
       *[other] Journal : { $n } entrées. Chacune est liée à la précédente par une empreinte.
    }
audit-broken = Attention : l’entrée { $number } ne concorde pas avec son empreinte. On a modifié le journal.

## Réglages du club

setup-title = Réglages du club
setup-role = Rôle de modération
setup-role-hint = Qui traite les signalements. Sans rôle : qui peut exclure temporairement.
setup-channel = Salon de la file
setup-channel-hint = Les avis sans noms y arrivent. Seule la modération doit voir ce salon.
setup-language = Langue des messages publics
setup-strict = Récusation stricte
setup-strict-hint = Le dossier est caché aussi à qui joue souvent avec une des parties ou la remercie.
setup-timeouts = Exclusion temporaire Discord
setup-timeouts-hint = Avec l’interdiction d’écrire, exclure aussi temporairement sur le serveur.
setup-done = Enregistré.
club-settings-title = Réglages du club
club-check-title = Contrôle du club
club-none = non choisi
club-whole-server = tout le serveur
club-role =
    { $n ->
        [one] Modération : { $role } ({ $n } personne)
       *[other] Modération : { $role } ({ $n } personnes)
    }
club-role-none =
    { $n ->
        [one] Modération : aucun rôle choisi, { $n } personne en ce moment
       *[other] Modération : aucun rôle choisi, { $n } personnes en ce moment
    }
club-channel = Salon de la file : { $channel }
club-language = Langue : { $name }
club-language-auto = comme le serveur
club-strict =
    { $on ->
        [yes] Récusation stricte : activée
       *[no] Récusation stricte : désactivée
    }
club-timeouts =
    { $on ->
        [yes] Exclusion temporaire Discord : activée
       *[no] Exclusion temporaire Discord : désactivée
    }
club-check-fine = Tout est en ordre.
club-fault-role = Aucun rôle de modération choisi : toute personne qui peut exclure temporairement voit les signalements. Pour choisir : `/club setup`
club-fault-nobody = À part le propriétaire du serveur, il n’y a personne à la modération : le propriétaire répond à tout, en quatre heures, jour et nuit. Personne ne pourrait examiner un signalement qui le vise, ni un recours.
club-fault-alone = En dehors du propriétaire, la modération repose sur une seule personne : répondre en quatre heures, jour et nuit, est sa promesse à elle. Les signalements qui la visent et tous les recours vont au propriétaire.
club-fault-channel = Aucun salon de file choisi : rien n’est perdu, mais les avis arrivent à la modération en messages privés. Pour choisir : `/club setup`
club-fault-open-queue = Tout le monde peut lire le salon de la file, { $channel }, donc les avis de signalement. Réservez-le à la modération.
club-fault-right = { $place } : il manque le droit « { $name } ». { $broken }
club-broken =
    { $right ->
        [view-channel] Le bot ne voit pas le salon : ni tables ni avis ici.
        [send-messages] Le bot ne peut pas écrire ici : ni tables ni avis.
        [embed-links] Les liens vers les tables et les parties ne s’ouvriront pas.
        [read-message-history] Le bot ne pourra pas mettre à jour les anciens messages.
        [attach-files] Les images des tables manqueront : personne ne verra la partie.
        [create-public-threads] Les tables seront directement dans le salon, sans fil.
        [send-messages-in-threads] Le bot ne pourra pas écrire dans le fil, la partie se jouera dans le salon.
       *[moderate-members] Pas d’exclusion temporaire Discord ; les mesures du club restent valables.
    }
permission-moderate-members = Exclure temporairement des membres
