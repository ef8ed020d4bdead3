-- How a member wants cards and buttons on the screens that only he sees.
ALTER TABLE members ADD COLUMN suits TEXT NOT NULL DEFAULT 'glyph' CHECK (suits IN ('glyph', 'letter', 'words', 'picture'));
ALTER TABLE members ADD COLUMN big_buttons INTEGER NOT NULL DEFAULT 0 CHECK (big_buttons IN (0, 1));
-- Four colours are those of card pictures: who had asked for them sees them now.
UPDATE members SET suits = 'picture' WHERE four_colour = 1;
