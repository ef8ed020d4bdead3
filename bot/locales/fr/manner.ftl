### Comment les cartes sont montrées à un membre : couleurs en mots, et choix dans `/settings`.

suit-name =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
strain-name-no-trumps = sans atout
strain-name-all-trumps = tout atout

settings-about-language = Langue
settings-about-cards = Cartes et boutons
settings-about-letters = Messages privés
settings-about-people = Qui accepter à vos tables ouvertes à tous
settings-sample = Vos cartes se présentent ainsi : { $cards }
settings-style =
    { $style ->
        [glyph] Symboles : V♥
        [letter] Symboles et lettre : V♥c
        [words] En mots : valet de cœur
        [picture] En images
       *[picture-4] En images, couleurs en quatre teintes
    }
