-- Duplicate deals: several tables that play the same decks and are compared when all have finished.
-- The secret of the decks is each of these tables' `next_secret`, then the secret of its match.

CREATE TABLE duplicates (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,                          -- the message that shows the tables, then the comparison
    host_id     INTEGER NOT NULL,
    rules       TEXT    NOT NULL CHECK (json_valid(rules)),
    language    TEXT    NOT NULL,
    commitment  TEXT    NOT NULL,                 -- shown before the first table has a place to sit down at
    created_ms  INTEGER NOT NULL,
    shown_ms    INTEGER                           -- when the comparison was shown
) STRICT;

CREATE INDEX duplicates_unshown ON duplicates (id) WHERE shown_ms IS NULL;

ALTER TABLE tables ADD COLUMN duplicate_id INTEGER REFERENCES duplicates (id);

CREATE INDEX tables_of_duplicate ON tables (duplicate_id, id) WHERE duplicate_id IS NOT NULL;
