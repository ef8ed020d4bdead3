### "Do not seat me with …": a personal list that nobody hears of. $name: a harmless name, $members: mentions.

error-person-not-there = This is for those who played in this match.

avoid-button = Do not seat me with …
avoid-button-one = Do not seat us together: { $name }
avoid-button-undo = Together again: { $name }
avoid-title = Do not seat me with …
avoid-hint = You will not be seated at one table any more. Nobody hears of it, and it takes no complaint.
avoid-blocked = Not together any more: { $members }
avoid-nobody = Only robots played here besides you.
avoid-instead = You just do not want to play together? That takes no complaint:
