-- Score sheets of people who play with real cards: what they entered; everything else is computed from it.

CREATE TABLE scorepads (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    message_id    INTEGER,                        -- the message that shows it
    owner_id      INTEGER NOT NULL,
    writer_id     INTEGER NOT NULL,               -- who changed it last
    language      TEXT    NOT NULL,
    rules         TEXT    NOT NULL CHECK (json_valid(rules)),
    names         TEXT    NOT NULL CHECK (json_type(names) = 'array'),   -- of the players, in order of play
    entries       TEXT    NOT NULL CHECK (json_type(entries) = 'array'), -- the deals as entered
    past          TEXT    NOT NULL CHECK (json_type(past) = 'array'),    -- earlier states of the deals, for undoing
    revision      INTEGER NOT NULL DEFAULT 0,     -- grows with every change of the deals
    created_ms    INTEGER NOT NULL,
    changed_ms    INTEGER NOT NULL,
    closed_ms     INTEGER
) STRICT;

CREATE INDEX scorepads_of_channel ON scorepads (channel_id, id) WHERE closed_ms IS NULL;
