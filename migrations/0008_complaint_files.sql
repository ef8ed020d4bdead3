-- A file that a reporter added to a complaint: frozen beside its evidence, its hash also stands in the audit log.
-- Pictures are made anew before they are stored, so that nothing in them tells whose device made them.

CREATE TABLE evidence_files (
    voice_id  INTEGER PRIMARY KEY REFERENCES voices (id),
    kind      TEXT    NOT NULL CHECK (kind IN ('image', 'text')),
    content   BLOB    NOT NULL,                   -- WebP, or text in UTF-8
    sha256    TEXT    NOT NULL                    -- of the content, in hex
) STRICT;

CREATE TRIGGER evidence_files_are_not_changed BEFORE UPDATE ON evidence_files
BEGIN
    SELECT RAISE(ABORT, 'evidence is not changed');
END;
