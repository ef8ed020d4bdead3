-- Who is awaited until when, how everybody has kept his time, and what became of each seat of a match.
-- Times (…_ms) are UTC epoch milliseconds.

-- One row for each decision that a member is awaited for; a table awaits one at a time.
CREATE TABLE deadlines (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    seq       INTEGER NOT NULL CHECK (seq >= 0),  -- length of the match's log when the decision was awaited
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    kind      TEXT    NOT NULL CHECK (kind IN ('live', 'days')),
    stage     TEXT    NOT NULL CHECK (stage IN ('turn', 'grace', 'here', 'reserve')),
    begun_ms  INTEGER NOT NULL,
    due_ms    INTEGER NOT NULL,
    fair_ms   INTEGER NOT NULL,                   -- outages up to this moment are counted in due_ms
    reminded  INTEGER NOT NULL DEFAULT 0,         -- how many of the moments for reminders have passed
    sent      INTEGER NOT NULL DEFAULT 0,         -- how many reminders went out
    opened    INTEGER NOT NULL DEFAULT 0 CHECK (opened IN (0, 1)) -- the member has looked at his hand since
) STRICT;

CREATE INDEX deadlines_due ON deadlines (due_ms);

-- Everything else that a match remembers about its people: misses, pauses, proposals, conditional cards.
CREATE TABLE match_clocks (
    match_id  INTEGER PRIMARY KEY REFERENCES matches (id),
    version   INTEGER NOT NULL,                   -- grows with every change
    body      TEXT    NOT NULL CHECK (json_valid(body))
) STRICT;

-- Days of the monthly reserve that members have used up.
CREATE TABLE reserves (
    user_id  INTEGER NOT NULL,
    month    TEXT    NOT NULL,                    -- YYYY-MM in UTC
    spent    INTEGER NOT NULL CHECK (spent >= 1),
    PRIMARY KEY (user_id, month)
) STRICT, WITHOUT ROWID;

-- When a member wants no reminders: minutes of the day in his own time zone.
CREATE TABLE quiet_hours (
    user_id  INTEGER PRIMARY KEY,
    zone     TEXT    NOT NULL,
    begins   INTEGER NOT NULL CHECK (begins BETWEEN 0 AND 1439),
    ends     INTEGER NOT NULL CHECK (ends BETWEEN 0 AND 1439)
) STRICT;

-- What became of each seat: one row for each member who held it.
CREATE TABLE seat_results (
    match_id   INTEGER NOT NULL REFERENCES matches (id),
    seat       INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    user_id    INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    outcome    TEXT    NOT NULL CHECK (outcome IN
                   ('good', 'surrendered', 'timeouts', 'robot-finished', 'left', 'no-show', 'neutral')),
    timeouts   INTEGER NOT NULL,
    own        INTEGER NOT NULL,                  -- decisions that the member took
    robot      INTEGER NOT NULL,                  -- decisions that a robot took for him
    counted    INTEGER NOT NULL CHECK (counted IN (0, 1)), -- whether the match counts for reliability: not private
    ended_ms   INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_results_of_user ON seat_results (user_id, ended_ms);
