### Показ в браузере: сервер, люди и первые слова

demo-server = Клуб
demo-channel = belote
demo-topic = Наберите /table open, посадите роботов и играйте мышью
demo-bot = Белот
demo-visitor = Гость
demo-friend-one = Анна
demo-friend-two = Борис
demo-friend-three = Вера
demo-host-role = Хозяин
demo-welcome = Добро пожаловать! Напишите внизу `/table open`, нажмите «+ робот» на свободных местах и «Начать». Ваши карты видите только вы. Сесть за стол другим человеком: выбор имени вверху страницы.
