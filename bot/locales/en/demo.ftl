### The demo in a browser: the server, its people and the first words

demo-server = Club
demo-channel = belote
demo-topic = Type /table open, add robots and play with the mouse
demo-bot = Belote
demo-visitor = Visitor
demo-friend-one = Anna
demo-friend-two = Boris
demo-friend-three = Vera
demo-host-role = Host
demo-welcome = Welcome! A table is set for you and three robots: press “Start” on it, then “My cards”. Only you see your cards. To be somebody else, pick a name at the top of the page; every command works too, try `/table open`.
