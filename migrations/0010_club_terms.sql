-- What a server agrees on for the tables opened there, and what a table was opened with.

-- Of new tables; NULL: nothing chosen.
ALTER TABLE clubs ADD COLUMN defaults TEXT CHECK (defaults IS NULL OR json_valid(defaults));
-- Times; NULL: as the process is set. The same of a table, as it was agreed when it was opened.
ALTER TABLE clubs ADD COLUMN figures TEXT CHECK (figures IS NULL OR json_valid(figures));
ALTER TABLE tables ADD COLUMN figures TEXT CHECK (figures IS NULL OR json_valid(figures));
-- Words without pictures.
ALTER TABLE tables ADD COLUMN compact INTEGER NOT NULL DEFAULT 0 CHECK (compact IN (0, 1));
