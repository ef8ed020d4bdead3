-- Practice deals of single members against robots: one row a member, nothing of it is a table or counts anywhere.

CREATE TABLE practices (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,  -- a new deal is a new number, so that old buttons mean nothing
    user_id       INTEGER NOT NULL UNIQUE,
    rules         TEXT    NOT NULL CHECK (json_valid(rules)),
    first_dealer  INTEGER NOT NULL,
    events        TEXT    NOT NULL CHECK (json_type(events) = 'array'),  -- [kind, body] of each, in order
    length        INTEGER NOT NULL,                   -- how many they are
    started_ms    INTEGER NOT NULL,
    changed_ms    INTEGER NOT NULL
) STRICT;
