### Как участникът вижда картите: стил на боите, големи бутони, екранът с настройките.

suit-name =
    { $suit ->
        [clubs] спатии
        [diamonds] кари
        [hearts] купи
       *[spades] пики
    }
strain-name-no-trumps = без коз
strain-name-all-trumps = всичко коз

settings-about-language = Език
settings-about-cards = Карти и бутони
settings-about-letters = Писма
settings-about-people = Кой може да сяда на общите ви маси
settings-sample = Така изглеждат картите: { $cards }
settings-style =
    { $style ->
        [glyph] Знаци: В♥
        [letter] Знаци с буква: В♥у
        [words] С думи: вале купа
        [picture] Като картинки
       *[picture-4] Като картинки, бои в четири цвята
    }
