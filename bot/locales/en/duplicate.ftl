### The same deals at several tables.

error-duplicate-covered = Another table is still playing these deals. Cards, record and proof open when everybody has finished.
error-duplicate-other-table = You play these deals at another table of the same event.
error-duplicate-once = The same deals are played once.
error-duplicate-not-found = There is no such event on this server.
error-duplicate-cut = With a cut pack the deals follow from the play and cannot be the same. Choose shuffling.
error-seated-elsewhere = You play these deals at another table of the same event.
