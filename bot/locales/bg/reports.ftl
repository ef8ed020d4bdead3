### Жалби: подаване, отговор, решение, обжалване; дневник и настройки на клуба.
### Този, за когото е жалбата, е просто „участник“; подателят има само псевдоним. До решението никой не е виновен.

## Откази

error-old-form = Този формуляр е остарял. Отворете го отново.
error-report-not-found = Такова дело няма.
error-report-no-text = Напишете поне няколко думи.
error-report-self = За себе си не може да се подаде жалба.
error-report-robot = За робот не може да се подаде жалба.
error-report-too-fast = Твърде често. Почакайте няколко минути и изпратете пак.
error-report-many-open =
    { $n ->
        [one] Вече имате { $n } отворена жалба. Изчакайте отговора: `/report mine`.
       *[other] Вече имате { $n } отворени жалби. Изчакайте отговор: `/report mine`.
    }
error-report-many-today =
    { $n ->
        [one] За едно денонощие може да се подаде най-много { $n } жалба.
       *[other] За едно денонощие могат да се подадат най-много { $n } жалби.
    }
error-report-twice = За този участник в тази партия вече сте писали. Допълване: `/report mine`.
error-report-form-gone = Този формуляр вече е изпратен или е твърде стар. Отворете го отново.
error-report-taken = Делото сега е при друг модератор или имате отворено друго.
error-report-not-held = Първо вземете делото: времето ви за него може да е изтекло.
error-report-closed = По това дело вече има решение.
error-report-record-only = Жалбата е само за запис: на участника не се съобщава, затова е възможна само бележка без последици.
error-report-merge-other = Обединяват се само отворени дела за един и същ участник.
error-report-no-question = Никой не ви е питал нищо.
error-report-appeal-late = Срокът за обжалване изтече.
error-report-appeal-twice = Това решение вече е обжалвано.
error-report-two-people = Трябват двама: собственикът на сървъра и още един модератор.
error-report-seal-gone = За подателя вече няма данни: срокът на пазене изтече.
error-report-moderators-only = Това е за модераторите на клуба.
error-report-managers-only = За това трябва правото „Управление на сървъра“.
error-report-owner-only = Това е само за собственика на сървъра.
error-lobby-barred = До { $when } не може да сядате на маси: такова е решението на модератор. Повече: `/report mine`.
error-text-barred = До { $when } не може да добавяте свои думи: такова е решението на модератор. Повече: `/report mine`.

## Команди

cmd-report =
    .name = жалба
    .description = Жалби: подаване, отговор, разглеждане
cmd-report-new =
    .name = подай
    .description = Анонимна жалба; отговаря човек
cmd-report-mine =
    .name = мои
    .description = Вашите жалби, въпроси към вас и решения за вас
cmd-report-queue =
    .name = опашка
    .description = Опашката от жалби (за модератори)
cmd-report-case =
    .name = дело
    .description = Отваря дело (за модератори)
cmd-report-stats =
    .name = числа
    .description = Колко жалби и колко бързо е отговорено, по месеци
cmd-report-audit =
    .name = дневник
    .description = Дневникът на модераторите като файл (за собственика на сървъра)
cmd-club =
    .name = клуб
    .description = Настройки на клуба на този сървър
cmd-club-setup =
    .name = нагласи
    .description = Роля на модераторите, канал на опашката, език
cmd-club-check =
    .name = провери
    .description = Какво липсва и какво не работи заради това
cmd-club-settings =
    .name = настройки
    .description = Какво е избрано сега
opt-case =
    .name = дело
    .description = Номерът на делото
menu-report-member =
    .name = Жалба
menu-report-message =
    .name = Жалба

## Думи

report-group =
    { $group ->
        [words] обида или подигравка
        [conduct] бавене или напускане
        [collusion] уговорка
        [spam] реклама или спам
        [threat] заплаха или омраза
       *[other] друго
    }
report-reason =
    { $reason ->
        [insult] Обида
        [mockery] Подигравка
        [stalling] Бавене на играта
        [leaving] Напускане на партия
        [collusion] Уговорка
        [spam] Реклама или спам
        [threat] Заплаха или омраза
       *[other] Друго
    }
report-ground =
    { $ground ->
        [log] вижда се от записа на партията
        [message] вижда се от съобщението
        [admitted] участникът го признава
        [no-fault] правилата не са нарушени
        [unproven] фактите не стигат
        [personal] лична неприязън, а не нарушение
        [gone] участникът вече не е в клуба
       *[other] друго
    }
report-step =
    { $step ->
        [note] бележка без последици
        [warning] предупреждение
        [no-text-1] без свои думи 1 ден
        [no-text-3] без свои думи 3 дни
        [no-text-7] без свои думи 7 дни
        [no-lobby-1] без сядане на маси 1 ден
        [no-lobby-3] без сядане на маси 3 дни
        [no-lobby-7] без сядане на маси 7 дни
        [no-lobby-30] без сядане на маси 30 дни
       *[removal] предложение до собственика за изключване
    }
report-reporter = Подател-{ $pseudonym }
talk-sender =
    { $sender ->
        [you] Вие
        [moderator] Модератор
        [reporter] Подател
        [other] Участник
       *[club] Клубът
    }
sanction-until = до { $when }
sanction-ended =
    { $why ->
        [appeal] отменено при обжалване
       *[expiry] срокът изтече
    }
count-hours =
    { $n ->
        [one] { $n } час
       *[other] { $n } часа
    }
report-button-complain = Жалба

## Формулярът (надписи до 45 знака, пояснения до 100)

report-form-title = Анонимна жалба
report-form-whom = За кого
report-form-about = За кого: { $member }
report-form-reason = Причина
report-form-words = Какво стана
report-form-words-hint = До 1000 знака. Не пишете нищо, което да ви издаде.
report-form-quiet = Само за запис
report-form-quiet-hint = На участника няма да се каже нищо, но няма и да има мерки.
report-receipt-title = Жалба { $case } е приета
report-receipt = Човек ще отговори най-късно { $when }. Отговорът идва като лично съобщение; ако вашите са затворени: `/report mine`.
report-receipt-hidden = Нито играчите, нито модераторите ще разберат кой я подава. Технически може да го отвори този, който има и базата на бота, и нейния ключ.

## Моите жалби

mine-title = Вашите жалби и решения
mine-empty = Тук е празно. Жалба се подава с `/report new` или от менюто на съобщение и на участник.
mine-due = Човек ще отговори { $when }.
mine-in-work = Модератор я разглежда.
mine-outcome =
    { $outcome ->
        [confirmed] Разгледано: нарушението е потвърдено. Благодарим, че помагате на клуба.
        [rejected] Разгледано: нарушението не можа да се потвърди. Благодарим, че пишете; за нови факти нова жалба.
       *[withdrawn] Жалбата е оттеглена.
    }
mine-asked = Пише ви модератор на клуба.
mine-appeal-until = Може да се обжалва, срокът изтича { $when }.
mine-sent = Изпратено на модераторите.
mine-appealed = Обжалването е прието. Друг модератор отговаря до едно денонощие.
mine-withdrawn = Жалбата е оттеглена.
mine-button-write = Пиши на модератора
mine-button-withdraw = Оттегли
mine-button-answer = Отговори
mine-button-appeal = Обжалвай
mine-form-title = До модератора
mine-form-words = Вашите думи
mine-form-words-hint = Модераторът вижда само тях, без име. До 1000 знака.
appeal-form-title = Обжалване
appeal-form-words = Защо решението не е вярно
appeal-form-words-hint = Едно обжалване на решение. Разглежда го друг модератор.

## Писма до участниците (като лично съобщение)

letter-title = Клуб „{ $club }“
letter-hint-answer = Отговор: `/report mine` на сървъра на клуба.
letter-hint-appeal = Не сте съгласни? Седем дни решението може да се обжалва: `/report mine` на сървъра на клуба. Разглежда го друг модератор.
letter-verdict = Решение { $case }: потвърдено е нарушение на правилата на клуба ({ report-group }). Основание: { report-ground }. Мярка: { report-step }, до { $when }.
letter-breach = Обещахме отговор по дело { $case } и не успяхме. Извинете. Новият срок: { $when }.
told-question = Пише ви модератор на клуба (разговор { $case }):
told-closing-confirmed = Вашата жалба { $case } е разгледана от човек и нарушението се потвърди. Взети са мерки; кои, не казваме. Благодарим, че помагате на клуба.
told-closing-rejected = Вашата жалба { $case } е разгледана от човек. Нарушението не можа да се потвърди и това не е упрек към вас: благодарим, че пишете. При нови факти подайте нова жалба: `/report new`.
told-closing-withdrawn = Вашата жалба { $case } е оттеглена, друг отговор по нея няма да има.
told-merged = Вашата жалба е обединена с дело за същото: номерът ѝ вече е { $case }. Отговорът идва, както е обещано.
told-strike = Модератор смята жалба { $case } за злоупотреба. Кой сте, все така никой не знае. След три такива отметки за 60 дни новите жалби чакат един месец в края на опашката. Ако отметката не е вярна, пишете в `/report mine`: може да се махне.
told-strike-lifted = Отметката за злоупотреба от жалба { $case } е махната.
told-strike-kept = Възражението по жалба { $case } е разгледано: отметката за злоупотреба остава.
told-unsealed = По дело { $case } собственикът на сървъра и още един модератор отвориха кой е подал жалбата. Причината е записана.
told-sanction-ended = Срокът на мярката по дело { $case } изтече: ограничения по него вече няма.
told-appeal-granted = Обжалване { $case } е уважено: решението е отменено, мярката е вдигната.
told-appeal-denied = Обжалване { $case } е разгледано от друг модератор: решението остава.

## Известия до модераторите

staff-notice =
    { $notice ->
        [new] Нови жалби: { $n }. Опашка: `/report queue`
        [reminder] Два часа без отговор, жалби: { $n }. Опашка: `/report queue`
        [alarm] Срокът за отговор скоро изтича, жалби: { $n }. Опашка: `/report queue`
        [breach] Срокът за отговор изтече, жалби: { $n }. Опашка: `/report queue`
       *[reply] Има нови отговори по дела: { $n }. Опашка: `/report queue`
    }

## Опашка и дело (виждат ги модераторите)

reports-queue-title = Опашка от жалби · { $n }
reports-queue-empty = Опашката е празна.
reports-queue-open = Отвори дело
reports-entry-voices =
    { $n ->
        [one] { $n } подател
       *[other] { $n } податели
    }
reports-entry-appeal = обжалване
reports-entry-state =
    { $holder ->
        [mine] при вас
        [taken] при друг модератор
       *[free]
            { $state ->
                [waiting-reporter] чака подателя
                [waiting-other] чака участника
                [decided] спор за отметка
                [closed] спор за отметка
               *[new] свободно
            }
    }
reports-due = отговор { $when }
reports-late = срокът изтече
reports-lease = вашето време изтича { $when }
reports-button-newer = ← По-спешни
reports-button-older = Нататък →
reports-button-refresh = Обнови
reports-case-title = Дело { $case }
reports-case-about = Участник: { $member } · { report-group }
reports-case-quiet = Подателите искат само запис: на участника не се казва за делото.
reports-case-more-voices =
    { $n ->
        [one] И още { $n } подател за същото.
       *[other] И още { $n } податели за същото.
    }
reports-case-other-talk = Разговор с участника
reports-case-history = Предишни мерки
reports-case-history-none = Няма предишни мерки.
reports-case-cut = … останалото не се събра.
reports-voice-withdrawn = Жалбата е оттеглена.
reports-voice-misuse = Отбелязана като злоупотреба.
reports-voice-unseal = Има молба да се отвори подателят: трябва втори човек.
reports-evidence-table =
    { $deals ->
        [one] Маса { $table }: в записа има { $deals } раздаване.
       *[other] Маса { $table }: в записа има { $deals } раздавания.
    }
reports-evidence-pace =
    { $n ->
        [one] { $n } решение на участника: обикновено { $middle } с, най-дългото { $most } с.
       *[other] { $n } решения на участника: обикновено { $middle } с, най-дългото { $most } с.
    }
reports-evidence-sealed = Раздаване { $deal } още вървеше: картите му се отварят, когато бъде пресметнато.
reports-evidence-covered = Същите раздавания още се играят на други маси: записът ще се отвори, когато всички приключат.
reports-evidence-message = Съобщението, както беше:
reports-evidence-hash = Отпечатък на доказателствата: `{ $hash }…`
reports-evidence-broken = Доказателствата са променени след подаването (`{ $hash }…`): не разчитайте на тях.
reports-verdict =
    { $verdict ->
        [complaint-confirmed] Нарушението е потвърдено: { report-ground }.
        [complaint-rejected] Не е потвърдено: { report-ground }.
        [appeal-confirmed] Обжалването е уважено, решението е отменено.
        [appeal-rejected] Обжалването е отхвърлено, решението остава.
       *[complaint-withdrawn] Всички жалби са оттеглени.
    }
reports-first-decision = Първо решение: нарушението е потвърдено, { report-ground }.
reports-button-claim = Вземи делото
reports-button-decide = Реши
reports-button-ask-other = Питай участника
reports-button-release = Върни в опашката
reports-ask-reporter = Питай подателя
reports-more = Други действия
reports-more-escalate = Предай на собственика на сървъра
reports-more-merge = Обедини с друго дело
reports-more-misuse = { $name }: злоупотреба
reports-more-misuse-lift = { $name }: махни отметката за злоупотреба
reports-more-keep = { $name }: остави отметката
reports-more-unseal = { $name }: молба за отваряне
reports-more-confirm = { $name }: съгласие за отваряне
reports-claimed = Делото е ваше за половин час; всяко действие удължава срока.
reports-asked = Въпросът е изпратен на подателя.
reports-asked-other = Въпросът ще стигне до участника малко по-късно: от часа няма да се разбере кой се оплаква.
reports-decided = Решението е записано, отговорите са изпратени.
reports-decided-later = Решението е записано. Подателите получават отговор веднага, участникът — до един час; мярката важи от този момент.
reports-merged = Делата са обединени.
reports-unseal-asked = Молбата е записана. Трябва съгласие на втори човек; единият от двамата е собственикът на сървъра.
reports-unsealed = Жалбата е подадена от { $member }. На подателя е съобщено.

## Формуляри на модераторите

ask-form-words = Въпрос
ask-form-reporter-hint = Вие сте „Модератор“. Подателят остава неизвестен.
ask-form-other-hint = Не споменавайте жалбата и думите на подателя.
ask-form-other-title = Въпрос към участника
decide-form-title = Решение по дело { $case }
decide-form-ground = Основание
decide-form-verdict =
    { $verdict ->
        [confirmed] нарушението е потвърдено
       *[rejected] нарушението не е потвърдено
    }
decide-form-step = Мярка, ако нарушението е потвърдено
decide-form-step-hint = Следващата по стълбата: { report-step }
decide-form-note = Пояснение за дневника
decide-form-note-hint = Участниците няма да го видят.
decide-form-appeal = Решение
report-appeal-decision =
    { $decision ->
        [granted] Уважи: решението се отменя
       *[denied] Отхвърли: решението остава
    }
merge-form-code = С кое дело
merge-form-code-hint = Номерът на отворено дело за същия участник.
unseal-form-title = Отваряне на подателя
unseal-form-why = Причина
unseal-form-why-hint = Поне 10 знака. Остава в делото, подателят научава за отварянето.

## Числа и дневник

reports-figures-title = Жалби по месеци
reports-figures-none = Още няма какво да се покаже: числата за месеца се появяват, когато той свърши.
reports-figures-month = Подадени: { $filed } · потвърдени: { $confirmed } · непотвърдени: { $rejected } · закъснели отговори: { $breaches }
reports-figures-median = Обичайно време за отговор: { $time }
reports-figures-no-median = Още няма отговори.
reports-figures-note = Текущият месец не се показва, за да не личат отделни жалби.
audit-export =
    { $n ->
        [one] Дневник: { $n } запис. Всеки е свързан с предишния с отпечатък.
       *[other] Дневник: { $n } записа. Всеки е свързан с предишния с отпечатък.
    }
audit-broken = Внимание: запис { $number } не съвпада с отпечатъка. Някой е променял дневника.

## Настройки на клуба

setup-title = Настройки на клуба
setup-role = Роля на модераторите
setup-role-hint = Кой разглежда жалбите. Без роля: всички, които могат да дават тайм-аут.
setup-channel = Канал на опашката
setup-channel-hint = Тук идват известия без имена. Трябва да го виждат само модераторите.
setup-language = Език на общите съобщения
setup-strict = Строг отвод
setup-strict-hint = Делото не вижда и този, който често играе с една от страните или ѝ благодари.
setup-timeouts = Тайм-аут в Discord
setup-timeouts-hint = Заедно със забраната на свои думи да се дава и тайм-аут на сървъра.
setup-done = Запазено.
club-settings-title = Настройки на клуба
club-check-title = Проверка на клуба
club-none = не е избрано
club-whole-server = целият сървър
club-role =
    { $n ->
        [one] Модератори: { $role } ({ $n } човек)
       *[other] Модератори: { $role } ({ $n } души)
    }
club-role-none =
    { $n ->
        [one] Модератори: роля не е избрана, сега това е { $n } човек
       *[other] Модератори: роля не е избрана, сега това са { $n } души
    }
club-channel = Канал на опашката: { $channel }
club-language = Език: { $name }
club-language-auto = като на сървъра
club-strict =
    { $on ->
        [yes] Строг отвод: включен
       *[no] Строг отвод: изключен
    }
club-timeouts =
    { $on ->
        [yes] Тайм-аут в Discord: включен
       *[no] Тайм-аут в Discord: изключен
    }
club-check-fine = Всичко е наред.
club-fault-role = Роля на модераторите не е избрана: жалбите виждат всички, които могат да дават тайм-аут. Избор: `/club setup`
club-fault-nobody = Освен собственика на сървъра няма модератори: на всички жалби отговаря собственикът, до четири часа, денонощно. Жалба за него и обжалване няма кой да разгледа.
club-fault-alone = Освен собственика модераторът е един: отговор до четири часа денонощно е обещание на един човек. Жалба за този модератор и всяко обжалване разглежда собственикът.
club-fault-channel = Канал на опашката не е избран: жалбите не се губят, но известията идват на модераторите като лични съобщения. Избор: `/club setup`
club-fault-open-queue = Каналът на опашката { $channel } се вижда от всички: известията за жалби ще прочете всеки. Скрийте го от всички освен модераторите.
club-fault-right = { $place }: липсва правото „{ $name }“. { $broken }
club-broken =
    { $right ->
        [view-channel] Ботът не вижда канала: тук няма да има нито маси, нито известия.
        [send-messages] Ботът не може да пише тук: няма да има нито маси, нито известия.
        [embed-links] Връзките към маси и партии няма да се отварят.
        [read-message-history] Ботът няма да може да обновява стари съобщения.
        [attach-files] Картинките на масите ще липсват: партията няма да се вижда.
        [create-public-threads] Масите ще са направо в канала, без своя нишка.
        [send-messages-in-threads] Ботът няма да може да пише в нишката на масата и партията ще е в канала.
       *[moderate-members] Тайм-аут в Discord няма да се дава; мерките на клуба важат и без него.
    }
permission-moderate-members = Тайм-аут на членове
