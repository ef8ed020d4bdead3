-- Each reporter has a promise of his own, counted from his own filing: what he is told of it must not tell when somebody
-- else complained of the same. The case keeps the first promise, which moderators are reminded of.

ALTER TABLE voices ADD COLUMN promised_ms INTEGER;   -- when his promise ends; NULL: it was kept, none is running
ALTER TABLE voices ADD COLUMN sorry_ms INTEGER;      -- when he was told that it was broken; the promise above is then the new one

UPDATE voices SET
    promised_ms = filed_ms + 4 * 3600000,
    sorry_ms = (SELECT max(m.at_ms) FROM case_messages m WHERE m.voice_id = voices.id AND m.kind = 'breach')
WHERE outcome IS NULL AND EXISTS (SELECT 1 FROM cases c WHERE c.id = voices.case_id AND c.answered_ms IS NULL);
