### Invitations to a table and the host's condition. Arguments are described in ru/invite.ftl.

error-not-invited = Private table: somebody who sits there must invite you first.
error-already-invited = The invitation has been sent: the bot does not remind anybody twice.
error-guest-seated = This member sits at the table already.
error-too-many-invited =
    { $n ->
        [one] One table can invite { $n } guest, and no invitation is left.
       *[other] One table can invite { $n } guests, and no invitation is left.
    }

invite-done = The invitation for { $member } is noted. A seat can be taken on the table's card or by `/table join`: { $link }
invite-letter = { $member } invites you to a table: { $game }, { $link }
invite-letter-hint = To sit down: a seat button on the table's card, or `/table join`. No answer is needed. To stop such letters: `/settings`.
lobby-demand = The host asks for a reliability of { $n } or more.
list-demand = reliability from { $n }
list-private = by invitation
