-- Complaints, what follows from them, and the log of everything moderators do.
-- Times (…_ms) are UTC epoch milliseconds; guild, channel, message, role and user ids are Discord's snowflakes.
-- Who filed a complaint stands in `seals` alone, encrypted with a key that is not in this file; `reporter_key` is a keyed
-- hash that only tells whether two complaints come from the same person.

CREATE TABLE moderation (
    guild_id    INTEGER PRIMARY KEY,
    role_id     INTEGER,                          -- moderators
    channel_id  INTEGER,                          -- where they hear of the queue
    strict      INTEGER NOT NULL DEFAULT 0 CHECK (strict IN (0, 1)),   -- the strict form of conflict of interest
    timeouts    INTEGER NOT NULL DEFAULT 0 CHECK (timeouts IN (0, 1)), -- Discord's own time-out with a ban on free text
    changed_ms  INTEGER NOT NULL
) STRICT;

-- What a complaint form was opened on, so that a message deleted meanwhile or a restart loses nothing.
CREATE TABLE drafts (
    token       TEXT    PRIMARY KEY,
    guild_id    INTEGER NOT NULL,
    suspect_id  INTEGER,
    match_id    INTEGER REFERENCES matches (id),
    message     TEXT    CHECK (message IS NULL OR json_valid(message)),
    opened_ms   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE cases (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id         INTEGER NOT NULL,
    code             TEXT    NOT NULL,            -- random: numbers in a row would tell how many are hidden
    kind             TEXT    NOT NULL CHECK (kind IN ('complaint', 'appeal')),
    appeal_of        INTEGER UNIQUE REFERENCES cases (id),
    suspect_id       INTEGER NOT NULL,
    reason_group     TEXT    NOT NULL,
    state            TEXT    NOT NULL CHECK (state IN
                         ('new', 'claimed', 'waiting_reporter', 'waiting_other', 'decided', 'closed', 'merged')),
    boost            REAL    NOT NULL DEFAULT 0,  -- what the reporter's record adds to the priority
    low              INTEGER NOT NULL DEFAULT 0 CHECK (low IN (0, 1)),
    owner_only       INTEGER NOT NULL DEFAULT 0 CHECK (owner_only IN (0, 1)),
    created_ms       INTEGER NOT NULL,
    clock_ms         INTEGER NOT NULL,            -- when the running promise began
    due_ms           INTEGER NOT NULL,            -- when it ends
    sla_step         INTEGER NOT NULL DEFAULT 0 CHECK (sla_step BETWEEN 0 AND 3),
    round            INTEGER NOT NULL DEFAULT 0,  -- how many promises there were before the running one
    breaches         INTEGER NOT NULL DEFAULT 0,
    answered_ms      INTEGER,                     -- a person answered the running promise
    first_answer_ms  INTEGER,
    claimed_by       INTEGER,
    lease_until_ms   INTEGER,
    decided_by       INTEGER,
    decided_ms       INTEGER,
    verdict          TEXT CHECK (verdict IN ('confirmed', 'rejected', 'withdrawn')),
    ground           TEXT,
    note             TEXT,
    merged_into      INTEGER REFERENCES cases (id),
    closed_ms        INTEGER,
    emptied_ms       INTEGER,                     -- when its words were deleted
    UNIQUE (guild_id, code),
    CHECK ((claimed_by IS NULL) = (lease_until_ms IS NULL)),
    CHECK ((kind = 'appeal') = (appeal_of IS NOT NULL)),
    CHECK ((state = 'merged') = (merged_into IS NOT NULL)),
    CHECK (verdict IS NULL OR decided_ms IS NOT NULL)
) STRICT;

-- One open case per member and kind of fault; whoever complains of the same joins it.
CREATE UNIQUE INDEX cases_one_open ON cases (guild_id, suspect_id, reason_group)
    WHERE kind = 'complaint' AND state IN ('new', 'claimed', 'waiting_reporter', 'waiting_other');
CREATE INDEX cases_open ON cases (guild_id, id) WHERE state IN ('new', 'claimed', 'waiting_reporter', 'waiting_other');
CREATE INDEX cases_of_suspect ON cases (guild_id, suspect_id);

CREATE TABLE voices (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    case_id       INTEGER NOT NULL REFERENCES cases (id),
    guild_id      INTEGER NOT NULL,
    reporter_key  BLOB    NOT NULL,
    suspect_id    INTEGER NOT NULL,
    pseudonym     TEXT    NOT NULL,
    reason        TEXT    NOT NULL,
    words         TEXT    NOT NULL,
    quiet         INTEGER NOT NULL CHECK (quiet IN (0, 1)),  -- a note for the record; the member is told nothing
    match_id      INTEGER REFERENCES matches (id),
    filed_ms      INTEGER NOT NULL,
    outcome       TEXT CHECK (outcome IN ('confirmed', 'rejected', 'withdrawn')),
    answered_ms   INTEGER,                        -- when the one closing answer was written
    CHECK ((outcome IS NULL) = (answered_ms IS NULL))
) STRICT;

CREATE UNIQUE INDEX voices_one_per_match ON voices (reporter_key, match_id, suspect_id) WHERE match_id IS NOT NULL;
CREATE INDEX voices_of_case ON voices (case_id);
CREATE INDEX voices_of_key ON voices (reporter_key, filed_ms);

-- Read in one place only; see `bot.store.reporting.seals`.
CREATE TABLE seals (
    voice_id  INTEGER PRIMARY KEY REFERENCES voices (id),
    token     BLOB    NOT NULL
) STRICT;

CREATE TABLE unseals (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    voice_id      INTEGER NOT NULL UNIQUE REFERENCES voices (id),
    reason        TEXT    NOT NULL,
    asked_by      INTEGER NOT NULL,
    asked_ms      INTEGER NOT NULL,
    confirmed_by  INTEGER,
    confirmed_ms  INTEGER,
    CHECK (confirmed_by IS NULL OR confirmed_by <> asked_by)
) STRICT;

CREATE TABLE evidence (
    voice_id  INTEGER PRIMARY KEY REFERENCES voices (id),
    body      TEXT    NOT NULL CHECK (json_valid(body)),
    sealed    BLOB,                               -- the running deal, encrypted until it is scored
    sha256    TEXT    NOT NULL
) STRICT;

CREATE TRIGGER evidence_is_not_changed BEFORE UPDATE ON evidence
BEGIN
    SELECT RAISE(ABORT, 'evidence is not changed');
END;

-- Both dialogues of a case. `voice_id` NULL: with the member complained of.
CREATE TABLE case_messages (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    case_id       INTEGER NOT NULL REFERENCES cases (id),
    voice_id      INTEGER REFERENCES voices (id),
    sender        TEXT    NOT NULL CHECK (sender IN ('moderator', 'reporter', 'other', 'club')),
    kind          TEXT    NOT NULL,
    body          TEXT,
    args          TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(args)),
    at_ms         INTEGER NOT NULL,
    deliver_ms    INTEGER,                        -- NULL: for the moderators, nothing to deliver
    delivered_ms  INTEGER,
    failed_ms     INTEGER,                        -- it waits in the member's own list instead
    attempts      INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX case_messages_one_closing ON case_messages (voice_id)
    WHERE voice_id IS NOT NULL AND kind IN ('closing-confirmed', 'closing-rejected', 'closing-withdrawn');
CREATE INDEX case_messages_of_case ON case_messages (case_id);
CREATE INDEX case_messages_waiting ON case_messages (deliver_ms)
    WHERE deliver_ms IS NOT NULL AND delivered_ms IS NULL AND failed_ms IS NULL;

-- What moderators are told; each once.
CREATE TABLE notices (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    case_id     INTEGER NOT NULL REFERENCES cases (id),
    guild_id    INTEGER NOT NULL,
    kind        TEXT    NOT NULL CHECK (kind IN ('new', 'reminder', 'alarm', 'breach', 'reply')),
    round       INTEGER NOT NULL,
    deliver_ms  INTEGER NOT NULL,
    sent_ms     INTEGER,
    UNIQUE (case_id, kind, round)
) STRICT;

CREATE INDEX notices_waiting ON notices (deliver_ms) WHERE sent_ms IS NULL;

CREATE TABLE sanctions (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id     INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    case_id      INTEGER NOT NULL UNIQUE REFERENCES cases (id),
    kind         TEXT    NOT NULL CHECK (kind IN ('note', 'warning', 'no-text', 'no-lobby', 'removal')),
    days         INTEGER NOT NULL CHECK (days >= 0),
    step         INTEGER NOT NULL,                -- of the ladder, from 0
    author_id    INTEGER NOT NULL,
    from_ms      INTEGER NOT NULL,
    until_ms     INTEGER NOT NULL,
    lifted_ms    INTEGER,
    lifted_by    TEXT CHECK (lifted_by IN ('expiry', 'appeal')),
    CHECK ((lifted_ms IS NULL) = (lifted_by IS NULL))
) STRICT;

CREATE INDEX sanctions_running ON sanctions (guild_id, user_id) WHERE lifted_ms IS NULL;

CREATE TABLE strikes (
    voice_id      INTEGER PRIMARY KEY REFERENCES voices (id),
    guild_id      INTEGER NOT NULL,
    reporter_key  BLOB    NOT NULL,
    author_id     INTEGER NOT NULL,
    at_ms         INTEGER NOT NULL,
    lifted_ms     INTEGER
) STRICT;

CREATE INDEX strikes_of_key ON strikes (reporter_key, at_ms);

-- Who should not be seated together for a while; one side is known by the keyed hash only.
CREATE TABLE separations (
    reporter_key  BLOB    NOT NULL,
    suspect_id    INTEGER NOT NULL,
    guild_id      INTEGER NOT NULL,
    until_ms      INTEGER NOT NULL,
    PRIMARY KEY (reporter_key, suspect_id)
) STRICT, WITHOUT ROWID;

-- The audit log names people by these numbers, so that it can stay as it is when somebody asks to be forgotten.
CREATE TABLE audit_people (
    ref      INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id  INTEGER NOT NULL UNIQUE
) STRICT;

CREATE TABLE audit (
    guild_id   INTEGER NOT NULL,
    number     INTEGER NOT NULL CHECK (number >= 1),
    at_ms      INTEGER NOT NULL,                  -- to the hour where it is something a reporter did
    actor      INTEGER REFERENCES audit_people (ref),
    action     TEXT    NOT NULL,
    case_code  TEXT,
    details    TEXT    NOT NULL CHECK (json_valid(details)),
    prev_hash  TEXT    NOT NULL,
    hash       TEXT    NOT NULL,
    PRIMARY KEY (guild_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log is append-only');
END;

CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log is append-only');
END;
