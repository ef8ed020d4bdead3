### Mots communs à tous les écrans : couleurs, cartes, places, équipes, quantités, droits.
### Les conventions des catalogues sont écrites dans ru/common.ftl : clés et arguments sont les mêmes dans chaque langue.
### En français : vouvoiement, genre de la personne inconnu, espaces insécables devant « : ; ! ? » et dans les guillemets.

## Couleurs et atouts

# « fournir à … », « entamer à … »
suit-accusative =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
suit-letter =
    { $suit ->
        [clubs] t
        [diamonds] k
        [hearts] c
       *[spades] p
    }
strain-label-no-trumps = SA
strain-label-all-trumps = TA

## Cartes

rank-label =
    { $rank ->
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] V
        [queen] D
        [king] R
       *[ace] A
    }
# Les lettres dessinées sur les cartes : un des jeux de bot/pictures/names.py, le même que dans rank-label.
card-lettering = french
rank-name =
    { $rank ->
        [seven] sept
        [eight] huit
        [nine] neuf
        [ten] dix
        [jack] valet
        [queen] dame
        [king] roi
       *[ace] as
    }
card-name =
    { rank-name } de { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }

## Places, équipes, robots

seat-name =
    { $seat ->
        [0] Nord
        [1] Est
        [2] Sud
       *[3] Ouest
    }
pair-name =
    { $side ->
        [0] Nord–Sud
       *[1] Est–Ouest
    }
robot-name =
    { $number ->
        [1] robot Boulon
        [2] robot Rouage
        [3] robot Ressort
       *[4] robot Rivet
    }
robot-of-level =
    { $skill ->
        [novice] { $robot } (débutant)
       *[master] { $robot } (maître)
    }

## Annonces

declaration-name =
    { $kind ->
        [tierce] Tierce
        [quarte] Cinquante
        [quint] Cent
        [carre] Carré
       *[belote] Belote et rebelote
    }
declaration-word =
    { $kind ->
        [tierce] tierce
        [quarte] cinquante
        [quint] cent
        [carre] carré
       *[belote] belote
    }

## Jeux et rythme

game-club = Belote du club
game-ffb = Belote contrée
game-classic = Belote classique
game-ukrainian = Belote ukrainienne
game-bulgarian = Belote bulgare
game-pair = Belote par paires
game-two = Belote à deux
game-three = Belote à trois
game-open = Belote ouverte
pace-live = en direct
pace-days = en différé

## Langue

# Comment la langue s’appelle elle-même.
language-name = Français

# Une valeur après son nom.
labelled = { $label } : { $value }

## Quantités

count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-deals =
    { $n ->
        [one] { $n } donne
       *[other] { $n } donnes
    }
count-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
count-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }

## Droits du bot, comme Discord les nomme

permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-manage-threads = Gérer les fils
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-use-external-emojis = Utiliser des émojis externes
