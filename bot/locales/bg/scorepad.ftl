### Табло за тези, които играят с истински карти: `/scorepad`.

## Табло

pad-title = Табло № { $number } · до { $target }
pad-dealer = Раздава: { $who }
pad-winner = Победа: { $who }
pad-writer = последен запис: { $member }
pad-is-closed = Таблото е затворено.
pad-choice = № { $number } · { $members }
pad-opened = Табло № { $number } е готово. Раздаванията може да записва всеки в този канал.

pad-button-new = Ново раздаване
pad-button-undo = ↶ Отмяна
pad-button-close = Затвори таблото
pad-button-edit = Поправи
pad-button-delete = Изтрий
pad-button-points = Точки и комбинации…
pad-button-passed = Запиши: всички пас
pad-choose-deal = Раздаване: преглед, поправка, изтриване
pad-close-question = Да се затвори ли табло № { $number }? След това в него не може да се пише.
pad-deleted = Раздаване { $deal } е изтрито, всичко след него е преизчислено. Връщане: „↶ Отмяна“.

## Раздаване

pad-deal-line = Раздаване { $deal } · { $who } · { $score }
pad-deal-passed = Раздаване { $deal } · всички пас
pad-contract = Контракт: { $bid }{ doubling-suffix }
pad-outcome =
    { $outcome ->
        [made] Изкарана.
        [failed] Вътре.
        [litige] Равни точки, чакат.
        [hanging] Висяща: равни точки.
       *[other] Изиграно.
    }
pad-line-belote = Белот

pad-draft-new = Ново раздаване · раздава { $who }
pad-draft-edit = Раздаване { $deal } · поправка
pad-draft-hint = Изберете какво е станало, после впишете точките на едната страна: останалото се изчислява само.
pad-taker = Играта е на
pad-nobody = Никой: всички пас
pad-price = Цена на контракта
pad-trump = Коз
pad-doubling = Контра
pad-times =
    { $multiplier ->
        [1] Без контра
        [2] Контра
       *[other] Реконтра
    }
pad-belote = Белот
pad-no-belote = Нямаше белот
pad-capot = Капо
pad-no-capot = Нямаше капо

## Формуляри

pad-form-new = Ново табло
pad-form-names = Играчи, всеки на нов ред
pad-form-names-hint = { $n } имена в реда на игра. Първият раздава пръв; при четирима партньорите са през един.
pad-form-target = До колко точки
pad-form-litige = При равни точки
pad-litige =
    { $value ->
        [carry] Чакат следващото раздаване
        [taker_wins] Взелите са спечелили
       *[dedans] Взелите са вътре
    }
pad-form-both = Ако стигнат и двете страни
pad-both =
    { $value ->
        [taker] Побеждават последно взелите
        [defenders] Побеждават противниците им
       *[higher] Който има повече
    }
pad-form-title = Точки от раздаването
pad-form-points = Точки: { $who }
pad-form-points-hint = Карти с последната взятка, без комбинации. Стига едната страна; при капо не трябва.
pad-form-combinations = Комбинации: { $who }
pad-form-combinations-hint = Признатите, с интервал: 20 50 100. Белотът не се пише тук.
pad-form-combinations-all = Комбинации по страни
pad-form-combinations-all-hint = С „;“ по ред: { $parts }. Например: 20 50; ; 100

## Откази

error-pad-not-found = Такова табло тук няма. Ново: `/scorepad new`.
error-pad-closed = Това табло е затворено.
error-pad-moved = Таблото се промени междувременно: проверете и запишете пак.
error-pad-names = Трябват { $n } различни имена, всяко на нов ред.
error-pad-target = Партията е до 1–10000 точки.
error-pad-number = Точките и комбинациите се пишат с числа.
error-pad-many = В канала вече има { $n } табла. Затворете ненужно.
error-pad-full = В табло има най-много { $n } раздавания.
error-pad-nothing = Няма какво да се отмени.
error-pad-owner = Табло затваря този, който го е отворил, или модератор.
