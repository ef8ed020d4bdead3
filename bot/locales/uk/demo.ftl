### Показ у браузері: сервер, люди й перші слова

demo-server = Клуб
demo-channel = belote
demo-topic = Наберіть /table open, посадіть роботів і грайте мишею
demo-bot = Белот
demo-visitor = Гість
demo-friend-one = Анна
demo-friend-two = Борис
demo-friend-three = Віра
demo-host-role = Господар
demo-welcome = Ласкаво просимо! Напишіть унизу `/table open`, натисніть «+ робот» на вільних місцях і «Почати». Ваші карти бачите лише ви. Сісти за стіл іншою людиною: вибір імені вгорі сторінки.
