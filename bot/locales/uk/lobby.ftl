### Стіл до початку партії: картка в каналі, список столів, відповіді на команди /table.
### Аргументи описано в ru/lobby.ftl.

## Картка

lobby-title = Стіл { $table } · { $game }
lobby-terms = До { $target } · { $pace } · зазвичай { $length }
lobby-private = Стіл закритий: сідають на запрошення.
lobby-rules = Змінено: { $options }
lobby-seat-taken = { seat-name }: { $member }
lobby-seat-free = { seat-name }: вільно
lobby-host = Господар столу: { $member }
lobby-waiting =
    { $free ->
        [one] Чекаємо ще на { $free } гравця
        [few] Чекаємо ще на { $free } гравців
       *[many] Чекаємо ще на { $free } гравців
    }
lobby-ready = Усі на місцях, можна починати.
lobby-expires = Якщо гравці не зберуться, стіл закриється { $when }
lobby-expired = Гравці так і не зібралися, і стіл { $table } закрився. Новий відкриває `/table open`.
lobby-closed = Стіл { $table } закрито.
lobby-running = Стіл { $table } · триває партія · { $score } · { $link }
lobby-finished = Стіл { $table } · партію закінчено · { $score } · { $link }

## Кнопки (до 38 знаків)

lobby-button-seat = { seat-name }
lobby-button-robot = + робот
lobby-button-robot-away = − робот
lobby-button-stand = Встати
lobby-button-start = Почати
lobby-button-rules = Правила

## Відповіді тому, хто натиснув

lobby-opened = Стіл { $table } відкрито: { $link }
lobby-seated = Ваше місце — { seat-name }. Партнер сидить навпроти.
lobby-seated-alone = Ваше місце — { seat-name }. Кожен грає за себе.
lobby-stood = Ви встали з-за столу { $table }.

## Список столів

list-title = Столи клубу
list-mine = Ваші незакінчені партії
list-open = Є місця
list-running = Тривають партії
list-empty = Зараз столів немає. Відкрийте свій: `/table open`.
list-row-open =
    { $free ->
        [one] Стіл { $table } · { $game } · { $pace } · { $free } місце · { $link }
        [few] Стіл { $table } · { $game } · { $pace } · { $free } місця · { $link }
       *[many] Стіл { $table } · { $game } · { $pace } · { $free } місць · { $link }
    }
list-row-running = Стіл { $table } · { $game } · { $score } · { $link }
# Підказка під час введення команди (до 100 знаків).
list-choice-open =
    { $free ->
        [one] Стіл { $table } · { $game } · { $free } місце
        [few] Стіл { $table } · { $game } · { $free } місця
       *[many] Стіл { $table } · { $game } · { $free } місць
    }
list-choice-mine = Стіл { $table } · { $game } · ви за столом
list-choice-running = Стіл { $table } · { $game } · триває партія

## Піти, повернутися, закрити

resume-done = З поверненням! Ви знову за столом { $table }: { $link }
close-confirm = Закрити стіл { $table }? Партія лишиться незакінченою.
close-button-yes = Закрити стіл
close-button-no = Лишити
close-kept = Стіл лишається відкритим.
close-done = Стіл { $table } закрито.
export-done = Запис партії за столом { $table }.
export-running = Партія ще триває, тому в записі лише те, що вже бачили всі.
