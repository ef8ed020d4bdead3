### Благодарност към партньора: какво може да се каже, кога се вижда, как се взема обратно.

## Откази

error-thanks-no-match = Нямате такава партия тук.
error-thanks-unfinished = Тази партия не е доиграна, затова за нея не може да се благодари.
error-thanks-self = На себе си не може да се благодари.
error-thanks-not-partner = Благодари се на партньора, който седи отсреща.
error-thanks-left = Тази партия вместо вас довърши робот, затова за нея не може да се благодари.
error-thanks-robot-seat = Мястото на партньора довърши робот, затова няма на кого да се благодари.
error-thanks-robot-played = Вместо единия от вас твърде много ходове направи робот, затова за тази партия не може да се благодари.
error-thanks-late = Времето за благодарност за тази партия изтече.
error-thanks-twice = За тази партия вече сте благодарили: става веднъж.
error-thanks-own-block = Този участник е във вашия списък „не на една маса“.
error-thanks-unavailable = На този участник сега не може да се благодари: така е, когато участникът не приема благодарности.
error-thanks-no-words = Напишете поне една дума.
error-thanks-no-phrase = Такава фраза вече няма. Изберете друга.
error-thanks-none = Такава благодарност няма.
error-thanks-reword-late = Думите се променят до 10 минути и само докато никой не ги е видял.
error-thanks-withdraw-late = Благодарност може да се вземе обратно до 24 часа.

## Команди

cmd-thanks =
    .name = благодаря
    .description = Благодарност към партньора, вземане обратно, получените думи

## Картата и изборът на думи

thanks-button = Благодаря на партньора
thanks-ask = За тази партия можете да благодарите на партньора: { $member }. Време: { $when }.
thanks-hidden = Думите ще видите и двамата в един и същ миг: когато и двамата сте благодарили или когато времето изтече.
thanks-placeholder = Изберете думи
thanks-phrase =
    { $phrase ->
        [good-game] Благодаря за играта!
        [good-partner] С вас се играе приятно
        [understood] Разбирахме се без думи
        [brave-bid] Чудесна обява!
        [calm] Благодаря за спокойствието и търпението
        [learned] Има какво да се научи от вас
        [again] Да изиграем още една!
       *[close-fight] Добре се държахме!
    }
thanks-button-own = Със свои думи
thanks-form-title = Благодарност към партньора
thanks-form-words = Вашите думи
thanks-form-hint = До 200 знака. За грубост може да се подаде жалба, както за всяко съобщение.
thanks-done = Благодарността е предадена.
thanks-given = На партньора ({ $member }): { $words }
thanks-not-seen = Засега никой не я вижда. И двамата ще я видите най-късно { $when }.
thanks-seen = И двамата вече виждате думите си.
thanks-withdrawn = Взехте обратно благодарността към партньора ({ $member }). За една партия става веднъж.
thanks-button-take = Вземи обратно

## Книга на благодарностите

thanks-title = Благодарности
thanks-no-matches = Тук ще се появят последните ви партии: на партньора може да се благодари едно денонощие, а в партия по дни три.
thanks-line-open = Партия { $number }: партньор { $member }, можете да благодарите, време: { $when }
thanks-line-given = Партия { $number }: благодарността е предадена ({ $member })
thanks-line-withdrawn = Партия { $number }: взехте благодарността обратно
thanks-line-refused = Партия { $number }: { $reason }
thanks-button-match = Партия { $number }
thanks-received-title = Казаха ви
thanks-from = { $number }) { $member }: { $words }
thanks-words-gone = (думите са изтрити)
thanks-button-report = Жалба за думите { $number }

thanks-letter = { $member } ви благодари за партията
thanks-letter-hint = Сървър: { $club }. Всички благодарности, а и жалба за думи: `/thanks`. Без такива писма: `/settings`.

person-forgotten = изтрит участник
