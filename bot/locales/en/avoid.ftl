### "Do not seat me with …": a personal list that nobody hears of. $name: a harmless name, $members: mentions.

error-person-not-there = This is for those who played in this match.

avoid-button = Do not seat me with …
avoid-button-one = Not at one table: { $name }
avoid-button-undo = At one table again: { $name }
avoid-title = Do not seat me with …
avoid-hint = Choose with whom: you will not be seated at one table any more. Nobody hears of it, and no complaint is needed.
avoid-blocked = Not together any more: { $members }
avoid-nobody = Besides you only robots played here.
avoid-instead = You just do not want to play together? No complaint is needed for that:
