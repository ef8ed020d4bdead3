### Profil, liste des plus remerciés, réglages personnels, notes. Arguments décrits dans ru/profile.ftl.

## Refus

error-seat-unavailable = Vous ne pouvez pas vous asseoir à cette table : pas de place libre, ou ses conditions ne conviennent pas. Autres tables : `/table list`.
error-seat-own-block = Une personne de votre liste « pas à la même table » y est assise.
error-lobby-cooldown = Vos dernières parties sont restées inachevées : vous pourrez vous asseoir aux tables ouvertes à tous { $when }. Aux tables privées, à tout moment.
error-person-self = Impossible de le faire avec soi-même.
error-person-robot = Les robots n’ont pas de profil.
error-person-gone = Ce membre n’est plus sur le serveur.
error-zone-unknown = Fuseau horaire ou heure incompris. Un fuseau s’écrit comme Europe/Paris, une heure comme 23:00.
error-circle-decided = La décision est déjà prise.

## Commandes

cmd-profile =
    .name = profil
    .description = Estime, fiabilité et parties d’un membre
cmd-top =
    .name = meilleurs
    .description = Qui reçoit le plus de mercis dans le club
cmd-settings =
    .name = réglages
    .description = Langue, messages, heures calmes, confirmation des cartes
cmd-review =
    .name = cercles
    .description = Notes discrètes sur les cercles de mercis (modération)
opt-member =
    .name = membre
    .description = De quel membre
menu-profile =
    .name = Profil

## Profil

profile-title = Profil · { $member }
profile-standing = Estime
profile-level =
    { $level ->
        [0] Membre du club
        [1] Agréable compagnie
        [2] Valeur sûre
        [3] Partenaire de choix
        [4] Âme de la table
       *[5] Fierté du club
    }
profile-givers =
    { $n ->
        [one] mercis de { $n } partenaire
       *[other] mercis de { $n } partenaires différents
    }
profile-givers-none = pas encore de mercis
profile-newcomer =
    { $n ->
        [one] Nouveau membre : encore { $n } partie avant un titre
       *[other] Nouveau membre : encore { $n } parties avant un titre
    }
profile-frozen = non affichée en ce moment
profile-reliability = Fiabilité
profile-reliability-none = pas encore de partie aux tables ouvertes à tous
profile-counts = terminées { $good }, avec coups manqués { $late }, inachevées { $bad }
profile-warned = ⚠️ Plusieurs de vos dernières parties sont restées inachevées (la dernière : partie { $number }). C’est un avertissement ; ensuite viennent des pauses aux tables ouvertes à tous.
profile-paused = ⚠️ Plusieurs de vos dernières parties sont restées inachevées (la dernière : partie { $number }). Votre pause aux tables ouvertes à tous se termine { $when }.
profile-games = Parties terminées : { $played }, gagnées : { $won }
profile-game = { $game } : { $played }, gagnées { $won }
profile-partner = Partenaire { $member } : { $played } ensemble, gagnées { $won }
profile-note = Votre note (visible par vous seulement)
profile-button-thanks = Merci
profile-button-settings = Réglages
profile-button-block = Pas à la même table
profile-button-unblock = De nouveau à la même table
profile-button-note = Note
profile-blocked = C’est fait : vous ne serez plus à la même table. Personne ne le saura.
profile-unblocked = C’est fait : vous pouvez de nouveau jouer à la même table.
note-form-title = Note pour vous
note-form-words = À retenir
note-form-hint = Vous seulement la voyez. Un champ vide efface la note.
note-kept = Enregistré.

## Les plus remerciés

top-title = À qui le club dit merci
top-empty = Encore personne : il faut vingt parties et des mercis de partenaires.
top-hint = Vous préférez ne pas y figurer ? `/settings`. L’estime n’ouvre et ne ferme aucune porte.

## Réglages

settings-title = Vos réglages
settings-kept = Enregistré.
settings-flag =
    { $choice ->
        [big-buttons] Grands boutons
        [confirm-card] Confirmer chaque carte
        [pings] Mercis et invitations
        [in-top] Parmi les plus remerciés
       *[takes-thanks] Accepter les mercis
    } : { $on ->
        [yes] oui
       *[no] non
    }
settings-quiet = Heures calmes : de { $begins } à { $ends } ({ $zone })
settings-quiet-none = Heures calmes : aucune
settings-blocked = Pas à la même table : { $members }. Pour l’annuler : `/profile` du membre.
settings-language-auto = Comme dans Discord
settings-demand = Fiabilité d’au moins { $percent }
settings-demand-none = Toute fiabilité
quiet-form-title = Heures calmes
quiet-form-zone = Fuseau horaire
quiet-form-begins = Début
quiet-form-ends = Fin
quiet-form-hint = Par exemple 23:00 et 8:00. Champs vides : pas d’heures calmes.
confirm-card = Jouer cette carte : { $card } ?
confirm-button-play = Jouer
confirm-button-back = Autre carte

## Cercles de mercis

circles-title = Cercles de mercis
circles-about = Les membres que les mêmes personnes remercient sans cesse et qui les remercient en retour. Un trafic de mercis a cette allure, mais aussi un groupe d’amis qui joue tous les jours : renseignez-vous d’abord.
circles-none = Aucune note.
circles-note = { $member } : { $received } mercis en 30 jours, dont { $share } % de trois personnes et { $back } % réciproques. Noté { $when }.
circles-discounted = Ces mercis ne comptent pas en ce moment.
circles-button-discount = Ne plus compter
circles-button-dismiss = Ne rien faire
circles-button-restore = Compter de nouveau
circles-done = C’est fait.
circles-letter = La modération du club « { $club } » ne compte plus, pour l’instant, une partie des mercis réciproques de votre cercle : ils revenaient trop souvent. Le jeu n’en est pas affecté. Si c’est une erreur, écrivez à la modération : cela peut être annulé.
circles-letter-restored = La modération du club « { $club } » compte de nouveau les mercis de votre cercle.
