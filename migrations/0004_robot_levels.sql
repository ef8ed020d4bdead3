-- How well a robot plays on a seat: its own, or for the member who sits there while he is away.

ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'club' CHECK (level IN ('novice', 'club', 'master'));
