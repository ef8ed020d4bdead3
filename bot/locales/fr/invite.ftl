### Invitations à une table et condition de l’hôte. Les arguments sont décrits dans ru/invite.ftl.

error-not-invited = Table privée : il faut être invité par quelqu’un qui y est assis.
error-already-invited = L’invitation est déjà envoyée : le bot ne rappelle pas deux fois.
error-guest-seated = Ce membre est déjà à la table.
error-too-many-invited =
    { $n ->
        [one] On peut inviter { $n } personne à une table, et il ne reste plus d’invitation.
       *[other] On peut inviter { $n } personnes à une table, et il ne reste plus d’invitation.
    }

invite-done = L’invitation pour { $member } est notée. Une place se prend sur la carte de la table ou par `/table join` : { $link }
invite-letter = { $member } vous invite à une table : { $game }, { $link }
invite-letter-hint = Pour s’asseoir : un bouton de place sur la carte de la table, ou `/table join`. Répondre n’est pas nécessaire. Pour arrêter ces messages : `/settings`.
lobby-demand = L’hôte demande une fiabilité d’au moins { $n }.
list-demand = fiabilité { $n } au moins
list-private = sur invitation
