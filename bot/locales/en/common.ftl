### Words shared by all screens: suits, cards, seats, pairs, quantities, permissions.
### The conventions of all catalogs are written down in ru/common.ftl: keys and arguments are the same in every language.

## Suits and trumps

# "play …"
suit-accusative =
    { $suit ->
        [clubs] a club
        [diamonds] a diamond
        [hearts] a heart
       *[spades] a spade
    }
suit-letter =
    { $suit ->
        [clubs] c
        [diamonds] d
        [hearts] h
       *[spades] s
    }
strain-label-no-trumps = NT
strain-label-all-trumps = AT

## Cards

rank-label =
    { $rank ->
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
        [king] K
       *[ace] A
    }
# The letters drawn on cards: one of the sets in bot/pictures/names.py, the same as in rank-label.
card-lettering = latin
rank-name =
    { $rank ->
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
       *[ace] ace
    }
card-name =
    { rank-name } of { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }

## Seats, pairs, robots

seat-name =
    { $seat ->
        [0] North
        [1] East
        [2] South
       *[3] West
    }
pair-name =
    { $side ->
        [0] North–South
       *[1] West–East
    }
robot-name =
    { $number ->
        [1] robot Cog
        [2] robot Sprocket
        [3] robot Gizmo
       *[4] robot Widget
    }
robot-of-level =
    { $skill ->
        [novice] { $robot } (novice)
       *[master] { $robot } (master)
    }

## Combinations

declaration-name =
    { $kind ->
        [tierce] Tierce
        [quarte] Quarte
        [quint] Quint
        [carre] Carré
       *[belote] Belote and rebelote
    }
declaration-word =
    { $kind ->
        [tierce] tierce
        [quarte] quarte
        [quint] quint
        [carre] carré
       *[belote] belote
    }

## Games and pace

game-club = Club Belote
game-ffb = French Contract
game-classic = Classic French
game-ukrainian = Ukrainian Belote
game-bulgarian = Bulgarian Belot
game-pair = Pair Belote
game-two = Belote for two
game-three = Belote for three
game-open = Open Belot
pace-live = live
pace-days = by days

## Language

# What the language calls itself.
language-name = English

# A value after its name.
labelled = { $label }: { $value }

## Quantities

count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-deals =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
count-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
count-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## The bot's permissions, as Discord calls them

permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-manage-threads = Manage Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-use-external-emojis = Use External Emoji
