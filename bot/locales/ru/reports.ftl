### Жалобы: подать, ответить, решить, обжаловать; журнал и настройки клуба.
###
### Участник, на которого жалуются, — просто «участник»; заявителя называет только псевдоним. Никого не виним до решения.
### $case — номер дела (буквы и цифры); $group — вид нарушения; $reason — причина из формы; $pseudonym — четыре знака;
### $ground — основание решения; $step — ступень лестницы мер (no-text-3); $sender — кто пишет; $outcome — чем кончилась
### жалоба; $verdict — решение по делу; $state, $holder — где дело и у кого; $club — обезвреженное название сервера;
### $decision — решение по апелляции; $filed, $confirmed, $rejected, $breaches — числа за месяц; $time — готовое время;
### $middle, $most — секунды; $deals — число раздач; $deal — номер раздачи; $hash — шестнадцатеричная строка; $right —
### право бота, $name — его название или псевдоним; $place — канал или сервер; $broken — что не работает; $role, $channel
### — упоминания; $on — включено ли; $why — как кончилась мера; $notice — о чём извещение.

## Отказы

error-old-form = Эта форма устарела. Откройте её заново.
error-report-not-found = Такого дела нет.
error-report-no-text = Напишите хотя бы несколько слов.
error-report-self = На себя пожаловаться нельзя.
error-report-robot = На робота пожаловаться нельзя.
error-report-too-fast = Слишком часто. Подождите несколько минут и отправьте ещё раз.
error-report-many-open =
    { $n ->
        [one] У вас уже { $n } открытая жалоба. Дождитесь ответа: `/report mine`.
        [few] У вас уже { $n } открытые жалобы. Дождитесь ответа: `/report mine`.
       *[many] У вас уже { $n } открытых жалоб. Дождитесь ответа: `/report mine`.
    }
error-report-many-today =
    { $n ->
        [one] За сутки можно подать не больше { $n } жалобы.
        [few] За сутки можно подать не больше { $n } жалоб.
       *[many] За сутки можно подать не больше { $n } жалоб.
    }
error-report-twice = Об этом участнике в этой партии вы уже сообщили. Дополнить жалобу: `/report mine`.
error-report-form-gone = Эта форма уже отправлена или слишком стара. Откройте её заново.
error-report-taken = Дело сейчас у другого модератора, или у вас открыто ещё одно.
error-report-not-held = Сначала возьмите дело: время на него могло выйти.
error-report-closed = По этому делу уже есть решение.
error-report-record-only = Жалобу просили только записать: участнику о ней не сообщают, поэтому возможна лишь запись без последствий.
error-report-merge-other = Объединить можно только открытые дела об одном участнике.
error-report-no-question = Вас ни о чём не спрашивали.
error-report-appeal-late = Срок на апелляцию вышел.
error-report-appeal-twice = Апелляция на это решение уже была.
error-report-two-people = Нужны двое: владелец сервера и ещё один модератор.
error-report-seal-gone = Данных о заявителе больше нет: срок хранения вышел.
error-report-moderators-only = Это доступно модераторам клуба.
error-report-managers-only = Для этого нужно право «Управлять сервером».
error-report-owner-only = Это доступно только владельцу сервера.
error-lobby-barred = До { $when } за столы сесть нельзя: таково решение модератора. Подробнее: `/report mine`.
error-text-barred = До { $when } свои слова добавить нельзя: таково решение модератора. Подробнее: `/report mine`.

## Команды

cmd-report =
    .name = жалоба
    .description = Жалобы: подать, посмотреть ответ, разобрать
cmd-report-new =
    .name = подать
    .description = Пожаловаться анонимно; ответит человек
cmd-report-mine =
    .name = мои
    .description = Ваши жалобы, вопросы к вам и решения о вас
cmd-report-queue =
    .name = очередь
    .description = Очередь жалоб (модераторам)
cmd-report-case =
    .name = дело
    .description = Открыть дело (модераторам)
cmd-report-stats =
    .name = итоги
    .description = Сколько жалоб и как быстро на них ответили, по месяцам
cmd-report-audit =
    .name = журнал
    .description = Журнал действий модераторов файлом (владельцу сервера)
cmd-club =
    .name = клуб
    .description = Настройка клуба на этом сервере
cmd-club-setup =
    .name = настроить
    .description = Роль модераторов, канал очереди, язык
cmd-club-check =
    .name = проверить
    .description = Чего не хватает и что из-за этого не работает
cmd-club-settings =
    .name = настройки
    .description = Что сейчас выбрано
opt-case =
    .name = дело
    .description = Номер дела
menu-report-member =
    .name = Пожаловаться
menu-report-message =
    .name = Пожаловаться

## Слова

report-group =
    { $group ->
        [words] оскорбление или насмешка
        [conduct] затягивание или уход
        [collusion] сговор
        [spam] реклама или спам
        [threat] угроза или ненависть
       *[other] другое
    }
report-reason =
    { $reason ->
        [insult] Оскорбление
        [mockery] Насмешка
        [stalling] Затягивание игры
        [leaving] Уход с партии
        [collusion] Сговор
        [spam] Реклама или спам
        [threat] Угроза или ненависть
       *[other] Другое
    }
report-ground =
    { $ground ->
        [log] видно по записи партии
        [message] видно по сообщению
        [admitted] участник это признаёт
        [no-fault] правила не нарушены
        [unproven] фактов не хватает
        [personal] личная неприязнь, а не нарушение
        [gone] участника в клубе больше нет
       *[other] другое
    }
report-step =
    { $step ->
        [note] запись без последствий
        [warning] предупреждение
        [no-text-1] без своих слов 1 день
        [no-text-3] без своих слов 3 дня
        [no-text-7] без своих слов 7 дней
        [no-lobby-1] не садиться за столы 1 день
        [no-lobby-3] не садиться за столы 3 дня
        [no-lobby-7] не садиться за столы 7 дней
        [no-lobby-30] не садиться за столы 30 дней
       *[removal] предложить владельцу исключить из клуба
    }
report-reporter = Заявитель-{ $pseudonym }
talk-sender =
    { $sender ->
        [you] Вы
        [moderator] Модератор
        [reporter] Заявитель
        [other] Участник
       *[club] Клуб
    }
sanction-until = до { $when }
sanction-ended =
    { $why ->
        [appeal] снято по апелляции
       *[expiry] срок вышел
    }
count-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[many] { $n } часов
    }
report-button-complain = Пожаловаться

## Форма жалобы (надписи до 45 знаков, пояснения до 100)

report-form-title = Анонимная жалоба
report-form-whom = На кого
report-form-about = На кого: { $member }
report-form-reason = Причина
report-form-words = Что случилось
report-form-words-hint = До 1000 знаков. Не пишите того, что выдаст вас самих.
report-form-quiet = Только записать
report-form-quiet-hint = Участнику ничего не скажут, но и мер не будет.
report-receipt-title = Жалоба { $case } принята
report-receipt = Человек ответит не позже чем { $when }. Ответ придёт личным сообщением; если они у вас закрыты — `/report mine`.
report-receipt-hidden = Ни игроки, ни модераторы не узнают, кто её подаёт. Технически это может открыть тот, у кого и база бота, и её ключ.

## Мои жалобы

mine-title = Ваши жалобы и решения
mine-empty = Здесь пусто. Пожаловаться: `/report new` или меню на сообщении и на участнике.
mine-due = Человек ответит { $when }.
mine-in-work = Модератор разбирается.
mine-outcome =
    { $outcome ->
        [confirmed] Рассмотрено: нарушение подтверждено. Спасибо, что помогаете клубу.
        [rejected] Рассмотрено: подтвердить нарушение не удалось. Спасибо, что пишете; новые факты — новой жалобой.
       *[withdrawn] Жалоба отозвана.
    }
mine-asked = Вам пишет модератор клуба.
mine-appeal-until = Решение можно обжаловать, срок выйдет { $when }.
mine-sent = Отправлено модераторам.
mine-appealed = Апелляция принята. Другой модератор ответит в течение суток.
mine-withdrawn = Жалоба отозвана.
mine-button-write = Написать модератору
mine-button-withdraw = Отозвать жалобу
mine-button-answer = Ответить
mine-button-appeal = Обжаловать
mine-form-title = Модератору
mine-form-words = Ваши слова
mine-form-words-hint = Модератор увидит только их, без имени. До 1000 знаков.
appeal-form-title = Апелляция
appeal-form-words = Почему решение неверно
appeal-form-words-hint = Одна апелляция на решение. Её рассмотрит другой модератор.

## Письма участникам (приходят личным сообщением)

letter-title = Клуб «{ $club }»
letter-hint-answer = Ответить: `/report mine` на сервере клуба.
letter-hint-appeal = Не согласны? Семь дней решение можно обжаловать: `/report mine` на сервере клуба. Рассмотрит другой модератор.
letter-verdict = Решение { $case }: нарушение правил клуба подтверждено ({ report-group }). Основание: { report-ground }. Мера: { report-step }, до { $when }.
letter-breach = Мы обещали ответ по делу { $case } и не успели. Простите. Новый срок: { $when }.
told-question = Вам пишет модератор клуба (разговор { $case }):
told-closing-confirmed = Ваша жалоба { $case } рассмотрена человеком, и нарушение подтвердилось. Меры приняты; какие, мы не рассказываем. Спасибо, что помогаете клубу.
told-closing-rejected = Ваша жалоба { $case } рассмотрена человеком. Подтвердить нарушение не удалось, и это не упрёк вам: спасибо, что пишете. Появятся новые факты — подайте новую жалобу: `/report new`.
told-closing-withdrawn = Ваша жалоба { $case } отозвана, ответа по ней больше не будет.
told-merged = Ваша жалоба объединена с делом о том же: теперь её номер { $case }. Ответ придёт, как обещано.
told-strike = Модератор считает жалобу { $case } злоупотреблением. Кто вы, по-прежнему никто не знает. После трёх таких отметок за 60 дней новые жалобы месяц ждут в конце очереди. Если отметка неверна, напишите об этом в `/report mine`: отметку можно снять.
told-strike-lifted = Отметка о злоупотреблении с жалобы { $case } снята.
told-strike-kept = Возражение по жалобе { $case } рассмотрено: отметка о злоупотреблении остаётся.
told-unsealed = По делу { $case } владелец сервера и ещё один модератор открыли, кто подал жалобу. Причина записана.
told-sanction-ended = Срок меры по делу { $case } вышел: ограничений по нему больше нет.
told-appeal-granted = Апелляция { $case } удовлетворена: решение отменено, мера снята.
told-appeal-denied = Апелляция { $case } рассмотрена другим модератором: решение остаётся в силе.

## Извещения модераторам

staff-notice =
    { $notice ->
        [new] Новые обращения: { $n }. Очередь: `/report queue`
        [reminder] Два часа без ответа, обращений: { $n }. Очередь: `/report queue`
        [alarm] Срок ответа скоро выйдет, обращений: { $n }. Очередь: `/report queue`
        [breach] Срок ответа вышел, обращений: { $n }. Очередь: `/report queue`
       *[reply] Есть новые ответы по делам: { $n }. Очередь: `/report queue`
    }

## Очередь и дело (видят модераторы)

reports-queue-title = Очередь жалоб · { $n }
reports-queue-empty = Очередь пуста.
reports-queue-open = Открыть дело
reports-entry-voices =
    { $n ->
        [one] { $n } заявитель
        [few] { $n } заявителя
       *[many] { $n } заявителей
    }
reports-entry-appeal = апелляция
reports-entry-state =
    { $holder ->
        [mine] у вас
        [taken] у другого модератора
       *[free]
            { $state ->
                [waiting-reporter] ждёт заявителя
                [waiting-other] ждёт участника
                [decided] спор об отметке
                [closed] спор об отметке
               *[new] свободно
            }
    }
reports-due = ответить { $when }
reports-late = срок вышел
reports-lease = ваше время выйдет { $when }
reports-button-newer = ← Срочнее
reports-button-older = Дальше →
reports-button-refresh = Обновить
reports-case-title = Дело { $case }
reports-case-about = Участник: { $member } · { report-group }
reports-case-quiet = Заявители просили только записать: участнику о деле не говорят.
reports-case-more-voices =
    { $n ->
        [one] И ещё { $n } заявитель о том же.
        [few] И ещё { $n } заявителя о том же.
       *[many] И ещё { $n } заявителей о том же.
    }
reports-case-other-talk = Разговор с участником
reports-case-history = Прежние меры
reports-case-history-none = Прежних мер нет.
reports-case-cut = … остальное не поместилось.
reports-voice-withdrawn = Жалоба отозвана.
reports-voice-misuse = Отмечено как злоупотребление.
reports-voice-unseal = Есть просьба раскрыть заявителя: нужен второй человек.
reports-evidence-table =
    { $deals ->
        [one] Стол { $table }: в записи { $deals } раздача.
        [few] Стол { $table }: в записи { $deals } раздачи.
       *[many] Стол { $table }: в записи { $deals } раздач.
    }
reports-evidence-pace =
    { $n ->
        [one] { $n } решение участника: обычно { $middle } с, самое долгое { $most } с.
        [few] { $n } решения участника: обычно { $middle } с, самое долгое { $most } с.
       *[many] { $n } решений участника: обычно { $middle } с, самое долгое { $most } с.
    }
reports-evidence-sealed = Раздача { $deal } ещё шла: её карты откроются, когда она будет сосчитана.
reports-evidence-covered = Эти же раздачи ещё играют за другими столами: запись откроется, когда закончат все.
reports-evidence-message = Сообщение, как оно было:
reports-evidence-hash = Отпечаток доказательств: `{ $hash }…`
reports-evidence-broken = Доказательства изменены после подачи (`{ $hash }…`): не полагайтесь на них.
reports-verdict =
    { $verdict ->
        [complaint-confirmed] Нарушение подтверждено: { report-ground }.
        [complaint-rejected] Не подтверждено: { report-ground }.
        [appeal-confirmed] Апелляция удовлетворена, решение отменено.
        [appeal-rejected] Апелляция отклонена, решение в силе.
       *[complaint-withdrawn] Все жалобы отозваны.
    }
reports-first-decision = Первое решение: нарушение подтверждено, { report-ground }.
reports-button-claim = Взять дело
reports-button-decide = Решить
reports-button-ask-other = Спросить участника
reports-button-release = Вернуть в очередь
reports-ask-reporter = Спросить заявителя
reports-more = Другие действия
reports-more-escalate = Передать владельцу сервера
reports-more-merge = Объединить с другим делом
reports-more-misuse = { $name }: злоупотребление
reports-more-misuse-lift = { $name }: снять отметку о злоупотреблении
reports-more-keep = { $name }: оставить отметку
reports-more-unseal = { $name }: просить раскрыть
reports-more-confirm = { $name }: согласиться раскрыть
reports-claimed = Дело ваше на полчаса; каждое действие продлевает срок.
reports-asked = Вопрос отправлен заявителю.
reports-asked-other = Вопрос уйдёт участнику чуть позже: по времени нельзя будет понять, кто жалуется.
reports-decided = Решение записано, ответы отправлены.
reports-decided-later = Решение записано. Заявители получат ответ сразу, участник — в течение часа; мера действует с этой минуты.
reports-merged = Дела объединены.
reports-unseal-asked = Просьба записана. Согласиться должен второй человек; один из двоих — владелец сервера.
reports-unsealed = Жалобу подаёт { $member }. Заявителю об этом сообщено.

## Формы модераторов

ask-form-words = Вопрос
ask-form-reporter-hint = Вас назовут «Модератор». Заявитель останется неизвестным.
ask-form-other-hint = Не упоминайте жалобу и слова заявителя.
ask-form-other-title = Вопрос участнику
decide-form-title = Решение по делу { $case }
decide-form-ground = Основание
decide-form-verdict =
    { $verdict ->
        [confirmed] нарушение подтверждено
       *[rejected] нарушение не подтверждено
    }
decide-form-step = Мера, если нарушение подтверждено
decide-form-step-hint = По лестнице следующая: { report-step }
decide-form-note = Пояснение для журнала
decide-form-note-hint = Участники его не увидят.
decide-form-appeal = Решение
report-appeal-decision =
    { $decision ->
        [granted] Удовлетворить: отменить решение
       *[denied] Отклонить: решение в силе
    }
merge-form-code = С каким делом
merge-form-code-hint = Номер открытого дела о том же участнике.
unseal-form-title = Раскрыть заявителя
unseal-form-why = Причина
unseal-form-why-hint = Не короче 10 знаков. Она останется в деле, заявитель узнает о раскрытии.

## Итоги и журнал

reports-figures-title = Жалобы по месяцам
reports-figures-none = Пока показать нечего: итоги месяца появляются, когда он закончится.
reports-figures-month = Подано: { $filed } · подтверждено: { $confirmed } · не подтверждено: { $rejected } · опозданий с ответом: { $breaches }
reports-figures-median = Обычное время ответа: { $time }
reports-figures-no-median = Ответов ещё не было.
reports-figures-note = Текущий месяц не показан, чтобы по числам нельзя было узнать об отдельных жалобах.
audit-export =
    { $n ->
        [one] Журнал: { $n } запись. Каждая связана с прежней отпечатком.
        [few] Журнал: { $n } записи. Каждая связана с прежней отпечатком.
       *[many] Журнал: { $n } записей. Каждая связана с прежней отпечатком.
    }
audit-broken = Внимание: запись { $number } не сходится с отпечатком. Журнал кто-то менял.

## Настройка клуба

setup-title = Настройка клуба
setup-role = Роль модераторов
setup-role-hint = Кто разбирает жалобы. Без роли — все, кто может отправлять в тайм-аут.
setup-channel = Канал очереди
setup-channel-hint = Сюда приходят извещения без имён. Он должен быть виден только модераторам.
setup-language = Язык общих сообщений
setup-strict = Строгий отвод
setup-strict-hint = Дело не видит и тот, кто часто играет с одной из сторон или благодарит её.
setup-timeouts = Тайм-аут Discord
setup-timeouts-hint = Вместе с запретом на свои слова ставить тайм-аут на сервере.
setup-done = Сохранено.
club-settings-title = Настройки клуба
club-check-title = Проверка клуба
club-none = не выбрано
club-whole-server = весь сервер
club-role =
    { $n ->
        [one] Модераторы: { $role } ({ $n } человек)
        [few] Модераторы: { $role } ({ $n } человека)
       *[many] Модераторы: { $role } ({ $n } человек)
    }
club-role-none =
    { $n ->
        [one] Модераторы: роль не выбрана, сейчас это { $n } человек
        [few] Модераторы: роль не выбрана, сейчас это { $n } человека
       *[many] Модераторы: роль не выбрана, сейчас это { $n } человек
    }
club-channel = Канал очереди: { $channel }
club-language = Язык: { $name }
club-language-auto = как у сервера
club-strict =
    { $on ->
        [yes] Строгий отвод: включён
       *[no] Строгий отвод: выключен
    }
club-timeouts =
    { $on ->
        [yes] Тайм-аут Discord: включён
       *[no] Тайм-аут Discord: выключен
    }
club-check-fine = Всё в порядке.
club-fault-role = Роль модераторов не выбрана: жалобы видят все, кто может отправлять в тайм-аут. Выбрать: `/club setup`
club-fault-nobody = Модераторов, кроме владельца сервера, нет: на все жалобы отвечает владелец, в течение четырёх часов круглые сутки. Жалобу на владельца и апелляцию рассмотреть некому.
club-fault-alone = Кроме владельца, модератор один: ответ за четыре часа круглые сутки — это обещание одного человека. Жалобу на этого модератора и любую апелляцию рассматривает владелец.
club-fault-channel = Канал очереди не выбран: жалобы не теряются, но извещения приходят модераторам личными сообщениями. Выбрать: `/club setup`
club-fault-open-queue = Канал очереди { $channel } виден всем: извещения о жалобах прочтёт любой. Скройте его от всех, кроме модераторов.
club-fault-right = { $place }: нет права «{ $name }». { $broken }
club-broken =
    { $right ->
        [view-channel] Бот не видит канал: ни столов, ни извещений здесь не будет.
        [send-messages] Бот не может здесь писать: ни столов, ни извещений не будет.
        [embed-links] Ссылки на столы и партии не откроются.
        [read-message-history] Бот не сможет обновлять старые сообщения.
        [attach-files] Вместо картинок столов будут пустые места: партию не видно.
        [create-public-threads] Столы будут прямо в канале, без своей ветки.
        [send-messages-in-threads] Бот не сможет писать в ветке стола, и партия пойдёт в канале.
       *[moderate-members] Тайм-аут Discord ставиться не будет; меры клуба действуют и без него.
    }
permission-moderate-members = Отправлять участников в тайм-аут
