### Profile, the list of the best, personal settings, notes. Arguments are described in ru/profile.ftl.

## Refusals

error-seat-unavailable = You cannot sit down at this table now: its conditions do not fit. Other tables: `/table list`.
error-seat-own-block = Somebody on your list “not at one table” sits there.
error-lobby-cooldown = Your last matches were left unfinished, so you can sit down at open tables { $when }. At closed tables you can play any time.
error-person-self = You cannot do that with yourself.
error-person-robot = Robots have no profile.
error-person-gone = This member is no longer on the server.
error-zone-unknown = That time zone or time could not be understood. A zone looks like Europe/Kyiv, a time like 23:00.
error-circle-decided = This note has been decided already.
