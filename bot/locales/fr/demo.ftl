### La démonstration dans un navigateur : le serveur, ses gens et les premiers mots

demo-server = Club
demo-channel = belote
demo-topic = Tapez /table open, ajoutez des robots et jouez à la souris
demo-bot = Belote
demo-visitor = Camille
demo-friend-one = Anna
demo-friend-two = Boris
demo-friend-three = Véra
demo-host-role = Hôte
demo-welcome = Bienvenue ! Une table vous attend, avec trois robots : appuyez sur « Commencer », puis sur « Mes cartes ». Personne d’autre ne voit vos cartes. Pour regarder par d’autres yeux, choisissez un nom en haut de la page ; toutes les commandes marchent aussi, par exemple `/table open`.
