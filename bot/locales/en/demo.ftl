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
demo-welcome = Welcome! Type `/table open` below, press “+ robot” on the free seats and then “Start”. Only you see your cards. To sit down as somebody else, pick a name at the top of the page.
