-- Thanks, blocks, private notes, notes for moderators about circles, and more of what members choose.
-- Times (…_ms) are UTC epoch milliseconds; guild and user ids are Discord's snowflakes. A negative user id is the ghost
-- of somebody who asked to be forgotten.

-- One row for each thanks ever given; points are computed from it when somebody asks.
CREATE TABLE thanks (
    match_id      INTEGER NOT NULL REFERENCES matches (id),
    giver_id      INTEGER NOT NULL,
    receiver_id   INTEGER NOT NULL,
    guild_id      INTEGER NOT NULL,
    phrase        TEXT    NOT NULL,               -- a prepared phrase, or 'own'
    words         TEXT    CHECK (length(words) <= 200), -- with 'own' only; NULL once they are deleted
    given_ms      INTEGER NOT NULL,
    closes_ms     INTEGER NOT NULL,               -- when the window for this match closes: revealed then at the latest
    revealed_ms   INTEGER,                        -- when both partners could see it
    told_ms       INTEGER,                        -- when the receiver was written to
    withdrawn_ms  INTEGER,
    weight        INTEGER NOT NULL DEFAULT 1 CHECK (weight IN (0, 1)), -- 0: taken out of account by a moderator
    PRIMARY KEY (match_id, giver_id),
    CHECK (giver_id <> receiver_id),
    CHECK (phrase = 'own' OR words IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX thanks_received ON thanks (guild_id, receiver_id, given_ms);
CREATE INDEX thanks_given ON thanks (guild_id, giver_id, given_ms);
CREATE INDEX thanks_hidden ON thanks (closes_ms) WHERE revealed_ms IS NULL AND withdrawn_ms IS NULL;
CREATE INDEX thanks_untold ON thanks (revealed_ms) WHERE revealed_ms IS NOT NULL AND told_ms IS NULL;

-- Whom a member does not want to be seated with. Nobody but the member ever sees it.
CREATE TABLE blocks (
    guild_id    INTEGER NOT NULL,
    blocker_id  INTEGER NOT NULL,
    blocked_id  INTEGER NOT NULL,
    at_ms       INTEGER NOT NULL,
    PRIMARY KEY (guild_id, blocker_id, blocked_id),
    CHECK (blocker_id <> blocked_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_of_blocked ON blocks (guild_id, blocked_id);

-- What a member has written down about another for himself.
CREATE TABLE private_notes (
    guild_id    INTEGER NOT NULL,
    author_id   INTEGER NOT NULL,
    about_id    INTEGER NOT NULL,
    words       TEXT    NOT NULL CHECK (length(words) BETWEEN 1 AND 500),
    changed_ms  INTEGER NOT NULL,
    PRIMARY KEY (guild_id, author_id, about_id)
) STRICT, WITHOUT ROWID;

-- A quiet note for moderators: a circle that thanks each other a lot. It is no judgement.
CREATE TABLE circle_notes (
    guild_id     INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    noted_ms     INTEGER NOT NULL,
    received     INTEGER NOT NULL,
    top_share    REAL    NOT NULL,
    reciprocity  REAL    NOT NULL,
    state        TEXT    NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'dismissed', 'discounted')),
    decided_by   INTEGER,
    decided_ms   INTEGER,
    PRIMARY KEY (guild_id, user_id),
    CHECK ((state = 'new') = (decided_by IS NULL))
) STRICT, WITHOUT ROWID;

ALTER TABLE members ADD COLUMN pings INTEGER NOT NULL DEFAULT 1 CHECK (pings IN (0, 1));
ALTER TABLE members ADD COLUMN four_colour INTEGER NOT NULL DEFAULT 0 CHECK (four_colour IN (0, 1));
ALTER TABLE members ADD COLUMN in_top INTEGER NOT NULL DEFAULT 1 CHECK (in_top IN (0, 1));
ALTER TABLE members ADD COLUMN takes_thanks INTEGER NOT NULL DEFAULT 1 CHECK (takes_thanks IN (0, 1));
ALTER TABLE members ADD COLUMN asks_reliability INTEGER CHECK (asks_reliability BETWEEN 1 AND 100);

-- Numbers for those who were forgotten: the ghost of row n is -n. Nothing here tells whose ghost it is.
CREATE TABLE ghosts (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    made_ms  INTEGER NOT NULL
) STRICT;

-- Events stay as they are; only who made them may become a ghost.
DROP TRIGGER events_are_not_changed;

CREATE TRIGGER events_are_not_changed BEFORE UPDATE OF match_id, seq, kind, body, interaction_id, at_ms ON events
BEGIN
    SELECT RAISE(ABORT, 'events are append-only');
END;

CREATE TRIGGER events_may_be_forgotten BEFORE UPDATE OF actor_id ON events
WHEN NEW.actor_id IS NULL OR NEW.actor_id >= 0 OR OLD.actor_id IS NULL
BEGIN
    SELECT RAISE(ABORT, 'events are append-only');
END;
