### « Ne pas m’asseoir avec… » : une liste personnelle que personne ne connaît. Arguments décrits dans ru/avoid.ftl.

error-person-not-there = Réservé aux membres qui ont joué cette partie.

avoid-button = Ne pas m’asseoir avec…
avoid-button-one = Pas à la même table : { $name }
avoid-button-undo = De nouveau possible : { $name }
avoid-title = Ne pas m’asseoir avec…
avoid-hint = Choisissez avec qui : vous ne serez plus à la même table. Personne ne l’apprendra, et aucun signalement n’est nécessaire pour cela.
avoid-blocked = Plus ensemble : { $members }
avoid-nobody = À part vous, seuls des robots ont joué ici.
avoid-instead = Vous ne voulez simplement plus jouer ensemble ? Nul besoin de signalement :
