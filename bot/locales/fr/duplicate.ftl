### Les mêmes donnes à plusieurs tables.

error-duplicate-covered = Une autre table joue encore ces donnes. Les cartes, l’enregistrement et la preuve s’ouvriront quand toutes auront fini.
error-duplicate-other-table = Vous jouez ces donnes à une autre table du même tournoi.
error-duplicate-once = Les mêmes donnes ne se jouent qu’une fois.
error-duplicate-not-found = Ce tournoi n’existe pas sur ce serveur.
error-duplicate-cut = Avec un paquet coupé, les donnes dépendent du jeu et ne peuvent être les mêmes. Choisissez le mélange.
error-seated-elsewhere = Vous jouez ces donnes à une autre table du même tournoi.
