### How cards are shown to a member: suits in words, and the choice in `/settings`.

suit-name =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
strain-name-no-trumps = no trumps
strain-name-all-trumps = all trumps

settings-about-language = Language
settings-about-cards = Cards and buttons
settings-about-letters = Letters
settings-about-people = Who may join your public tables
settings-sample = Cards look like this: { $cards }
settings-style =
    { $style ->
        [glyph] Signs: J♥
        [letter] Signs with a letter: J♥h
        [words] In words: jack of hearts
        [picture] As pictures
       *[picture-4] As pictures, suits in four colours
    }
