### Команды Discord: имена (строчные буквы, до 32 знаков, без пробелов) и описания (до 100 знаков).
###
### cmd-<команда> и opt-<параметр> имеют атрибуты .name и .description, у вариантов выбора choice-… — само значение.
### Английский каталог — то, что видят все, для кого перевода нет; его имена и есть имена команд.

cmd-table =
    .name = стол
    .description = Столы клуба: открыть, сесть, вернуться
cmd-table-open =
    .name = открыть
    .description = Открыть стол в этом канале
cmd-table-join =
    .name = сесть
    .description = Сесть за стол, где есть место
cmd-table-list =
    .name = список
    .description = Открытые столы и ваши незаконченные партии
cmd-table-leave =
    .name = встать
    .description = Встать из-за стола
cmd-table-substitute =
    .name = заменить
    .description = Сесть на замену там, где за участника играет робот
cmd-table-resume =
    .name = вернуться
    .description = Вернуться к незаконченной партии
cmd-table-close =
    .name = закрыть
    .description = Закрыть стол (хозяин стола или модератор)
cmd-table-export =
    .name = запись
    .description = Получить запись партии файлом
cmd-rules =
    .name = правила
    .description = Правила игры или вашего стола
cmd-hand =
    .name = карты
    .description = Показать ваши карты
cmd-score =
    .name = счёт
    .description = Показать счёт партии
cmd-last =
    .name = взятка
    .description = Показать прошлую взятку

opt-game =
    .name = игра
    .description = В какую игру играем
opt-players =
    .name = игроки
    .description = Сколько человек играет, если игра это позволяет
opt-pace =
    .name = темп
    .description = Вживую или по дням
opt-target =
    .name = очки
    .description = До скольки очков партия
opt-private =
    .name = закрытый
    .description = Садятся только по приглашению
opt-robots =
    .name = роботы
    .description = Сколько мест сразу отдать роботам
opt-table =
    .name = номер
    .description = Который стол

choice-pace-live = Вживую
choice-pace-days = По дням

cmd-history =
    .name = история
    .description = Сыгранные партии: ваши или другого участника
cmd-replay =
    .name = разбор
    .description = Посмотреть сыгранную партию карта за картой
cmd-verify =
    .name = проверка
    .description = Доказательство, что карты партии сданы честно
opt-match =
    .name = партия
    .description = Номер партии; без него — ваша последняя
opt-deal =
    .name = раздача
    .description = С какой раздачи начать
opt-player =
    .name = игрок
    .description = Чьи партии; без него — ваши
