### Как участнику показывают карты: названия мастей для тех, кто читает словами, и выбор в `/settings`.
###
### $style — способ: glyph, letter, words, picture, picture-4. $suit и $cards — как в common.ftl.

suit-name =
    { $suit ->
        [clubs] трефы
        [diamonds] бубны
        [hearts] червы
       *[spades] пики
    }
strain-name-no-trumps = без козырей
strain-name-all-trumps = все козыри

settings-about-language = Язык
settings-about-cards = Карты и кнопки
settings-about-letters = Письма
settings-about-people = Кого пускать за ваши общие столы
settings-sample = Так выглядят карты: { $cards }
settings-style =
    { $style ->
        [glyph] Знаки: В♥
        [letter] Знаки с буквой: В♥ч
        [words] Словами: валет червей
        [picture] Картинками
       *[picture-4] Картинками, масти четырёх цветов
    }
