-- Who may sit down at a table by invitation, and who invited him. Who opened it is among them, so that he may come back.

CREATE TABLE invitations (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    user_id    INTEGER NOT NULL,
    author_id  INTEGER NOT NULL,
    at_ms      INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_of_user ON invitations (user_id);

-- Whoever sits at such a table already was meant to.
INSERT INTO invitations (table_id, user_id, author_id, at_ms)
    SELECT t.id, s.user_id, t.host_id, s.joined_ms FROM tables t JOIN seats s ON s.table_id = t.id
    WHERE t.private = 1 AND t.state <> 'closed' AND s.user_id IS NOT NULL;
