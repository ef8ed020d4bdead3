-- Tables, who sits at them, their matches and the append-only log of each match.
-- Times (…_ms) are UTC epoch milliseconds; guild, channel, message, user and interaction ids are Discord's snowflakes.

CREATE TABLE tables (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id          INTEGER NOT NULL,
    channel_id        INTEGER NOT NULL,
    thread_id         INTEGER,
    host_id           INTEGER NOT NULL,
    preset            TEXT    NOT NULL,
    rules             TEXT    NOT NULL CHECK (json_valid(rules)),
    pace              TEXT    NOT NULL CHECK (pace IN ('live', 'days')),
    private           INTEGER NOT NULL CHECK (private IN (0, 1)),
    state             TEXT    NOT NULL CHECK (state IN ('lobby', 'playing', 'finished', 'closed')),
    revision          INTEGER NOT NULL DEFAULT 0, -- grows with every change of seats, host, agreement or state
    created_ms        INTEGER NOT NULL,
    expires_ms        INTEGER,
    closed_ms         INTEGER,
    closed_reason     TEXT,
    lobby_message_id  INTEGER,
    card_message_id   INTEGER,
    card_deal         INTEGER,                    -- number of the deal that the card message shows
    language          TEXT    NOT NULL,
    next_secret       BLOB,                       -- of the match that may follow; its commitment is public already
    CHECK ((state = 'closed') = (closed_ms IS NOT NULL)),
    CHECK ((state = 'closed') = (closed_reason IS NOT NULL))
) STRICT;

CREATE INDEX tables_open_of_guild ON tables (guild_id, id) WHERE state <> 'closed';
CREATE INDEX tables_open ON tables (id) WHERE state <> 'closed';

CREATE TABLE seats (
    table_id      INTEGER NOT NULL REFERENCES tables (id),
    seat          INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    kind          TEXT    NOT NULL CHECK (kind IN ('human', 'robot')),
    user_id       INTEGER,
    contribution  INTEGER,                        -- id of the interaction by which the member agreed to the next match
    joined_ms     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id),
    CHECK ((kind = 'human') = (user_id IS NOT NULL))
) STRICT;

CREATE INDEX seats_of_user ON seats (user_id, table_id) WHERE user_id IS NOT NULL;

CREATE TABLE matches (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    number         INTEGER NOT NULL CHECK (number >= 1),
    rules          TEXT    NOT NULL CHECK (json_valid(rules)),
    first_dealer   INTEGER NOT NULL CHECK (first_dealer BETWEEN 0 AND 3),
    secret         BLOB    NOT NULL,              -- revealed when the match is finished, never before
    commitment     TEXT    NOT NULL,
    contributions  TEXT    NOT NULL CHECK (json_type(contributions) = 'array'), -- by seat
    started_ms     INTEGER NOT NULL,
    finished_ms    INTEGER,
    winner         INTEGER,                       -- side; NULL while it runs and when nobody won
    totals         TEXT    CHECK (json_type(totals) = 'array'),                 -- by side
    UNIQUE (table_id, number),
    CHECK ((finished_ms IS NULL) = (totals IS NULL)),
    CHECK (winner IS NULL OR finished_ms IS NOT NULL)
) STRICT;

-- One match at a time: a table has at most one that is not finished.
CREATE UNIQUE INDEX matches_running ON matches (table_id) WHERE finished_ms IS NULL;

-- Who sat where when the match began.
CREATE TABLE match_seats (
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    kind      TEXT    NOT NULL CHECK (kind IN ('human', 'robot')),
    user_id   INTEGER,
    PRIMARY KEY (match_id, seat),
    CHECK ((kind = 'human') = (user_id IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX match_seats_of_user ON match_seats (user_id, match_id) WHERE user_id IS NOT NULL;

CREATE TABLE events (
    match_id        INTEGER NOT NULL REFERENCES matches (id),
    seq             INTEGER NOT NULL CHECK (seq >= 0),
    kind            TEXT    NOT NULL,
    body            TEXT    NOT NULL CHECK (json_valid(body)),
    actor_id        INTEGER,                      -- the member whose click this was; NULL for robots and the clock
    interaction_id  INTEGER,                      -- on the first event of a click only
    at_ms           INTEGER NOT NULL,
    PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_interaction ON events (interaction_id) WHERE interaction_id IS NOT NULL;

CREATE TRIGGER events_are_not_changed BEFORE UPDATE ON events
BEGIN
    SELECT RAISE(ABORT, 'events are append-only');
END;

CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
BEGIN
    SELECT RAISE(ABORT, 'events are append-only');
END;

CREATE TABLE clubs (
    guild_id    INTEGER PRIMARY KEY,
    language    TEXT,                             -- NULL: the server's own, else the bot's
    changed_ms  INTEGER NOT NULL
) STRICT;

CREATE TABLE members (
    user_id       INTEGER PRIMARY KEY,
    language      TEXT,                           -- NULL: as Discord says
    confirm_card  INTEGER NOT NULL DEFAULT 0 CHECK (confirm_card IN (0, 1)),
    changed_ms    INTEGER NOT NULL
) STRICT;

CREATE TABLE meta (
    key    TEXT PRIMARY KEY,
    value  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
