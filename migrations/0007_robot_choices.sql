-- What robots weighed: the worth of each alternative of a decision, beside the event by which the decision was made.
-- It tells the robot's hand, so it leaves storage only with deals whose cards have been shown.

CREATE TABLE robot_choices (
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    seq       INTEGER NOT NULL CHECK (seq >= 0),  -- of the word or card in the match's log
    level     TEXT    NOT NULL,
    scores    TEXT    NOT NULL CHECK (json_type(scores) = 'object'), -- by notation of the action
    PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER robot_choices_are_not_changed BEFORE UPDATE ON robot_choices
BEGIN
    SELECT RAISE(ABORT, 'robot choices are append-only');
END;

CREATE TRIGGER robot_choices_are_not_deleted BEFORE DELETE ON robot_choices
BEGIN
    SELECT RAISE(ABORT, 'robot choices are append-only');
END;
