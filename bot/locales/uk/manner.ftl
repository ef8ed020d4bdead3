### Як учасникові показують карти: назви мастей словами та вибір у `/settings`.

suit-name =
    { $suit ->
        [clubs] трефи
        [diamonds] бубни
        [hearts] чирви
       *[spades] піки
    }
strain-name-no-trumps = без козирів
strain-name-all-trumps = усі козирі

settings-about-language = Мова
settings-about-cards = Карти й кнопки
settings-about-letters = Листи
settings-about-people = Кого пускати за ваші спільні столи
settings-sample = Такий вигляд мають карти: { $cards }
settings-style =
    { $style ->
        [glyph] Знаки: В♥
        [letter] Знаки з літерою: В♥ч
        [words] Словами: чирвовий валет
        [picture] Малюнками
       *[picture-4] Малюнками, масті чотирьох кольорів
    }
