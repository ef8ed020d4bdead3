### Відмови: по одному реченню на кожен код помилки, ключ error-<код>. Аргументи описано в ru/errors.ftl.

## Черга й місце

error-not-your-turn = Зараз не ваш хід.
error-out-of-turn = Зараз черга іншого місця.
error-not-seated = Ви не сидите за цим столом.
error-stale-view = Гра вже пішла далі — ось який стіл зараз.
error-wrong-phase = Зараз цього зробити не можна: роздача на іншому етапі.
error-game-over = Партію вже закінчено.
error-action-already-done = Це вже зроблено.

## Карти

error-must-follow = Треба покласти { suit-accusative }.
error-must-trump = Потрібної масті у вас немає: треба бити козирем.
error-must-overtrump = Треба покласти старший козир.
error-must-beat = Треба покласти старшу карту.
error-must-undertrump = Перебити нічим, але козир покласти треба.
error-card-not-in-hand = Цієї карти у вас немає.

## Торги

error-bid-too-low = Цього замало: назвіть вищу ціну.
error-bid-not-in-steps = Такої ціни в торгах немає: виберіть зі списку.
error-bid-too-high = Такої високої ціни в цій грі немає.
error-nothing-to-double = Подвоювати поки що нічого.
error-own-contract = Контру кажуть на заявку суперників.
error-already-doubled = Цю заявку вже подвоєно.
error-contract-frozen = Після контри ціну піднімати не можна.
error-not-doubled = Сюрконтрою відповідають на контру, а її ще не було.
error-not-declarer = Сюрконтру каже лише пара, чия заявка.
error-call-not-in-game = У цій грі так не кажуть.
error-strain-not-in-game = У цій грі козирем може бути лише масть.

## Столи

error-table-full = За цим столом усі місця зайняті.
error-seat-taken = Це місце вже зайняте. Виберіть інше.
error-already-seated = Ви вже сидите за цим столом.
error-table-closed = Цей стіл уже закрито.
error-table-not-found = Такого столу немає.
error-not-host = Це вирішує господар столу.
error-not-full = За столом ще є вільні місця.
error-match-running = Партія вже триває.
error-lobby-expired = Цей стіл довго чекав на гравців і закрився. Відкрийте новий: `/table open`.
error-robots-only = Хоча б одне місце має зайняти людина.
error-not-finished = Партію ще не закінчено.

## Сервер і бот

error-missing-permission = Боту бракує прав у цьому каналі: { $rights }. Попросіть адміністратора їх додати.
error-channel-unsuitable = Тут стіл відкрити не можна. Потрібен звичайний текстовий канал сервера.
error-storage-trouble = Не вдалося записати. Гру не втрачено: спробуйте ще раз за хвилину.
error-internal-error = Вибачте, щось зламалося. Якщо повториться, назвіть модератору номер { $reference }.

## Записи й налаштування

error-record-malformed = Цей запис партії прочитати не можна.
error-unknown-card = У записі названо карту, якої немає в колоді.
error-unknown-call = У записі є слово, якого немає в торгах.
error-unknown-strain = У записі названо козир, якого не буває.
error-unknown-preset = Такої гри в клубі немає.
error-unknown-option = Такого правила в цій грі немає.
error-bad-option = У цього правила не буває такого значення.
error-conflicting-options = Ці правила суперечать одне одному.
error-settings-wrong = Налаштування бота задано неправильно.
