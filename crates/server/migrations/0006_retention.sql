-- When somebody last came, to a day; null until the first look after this column was added.
ALTER TABLE users ADD COLUMN seen BIGINT;
-- Since when somebody may not come in.
ALTER TABLE users ADD COLUMN banned BIGINT;

CREATE INDEX users_by_sight ON users (seen);

-- Tables somebody sat at and left: the entries there are still theirs. Entries are not indexed by who made them.
CREATE TABLE visits (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, table_id)
);

CREATE INDEX visits_of_table ON visits (table_id);

INSERT INTO visits (user_id, table_id)
    SELECT DISTINCT e.user_id, e.table_id FROM entries e WHERE e.user_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = e.table_id AND s.user_id = e.user_id);

-- What retention looks for; and what refers to a table or a person that goes, so that nothing is searched whole.
CREATE INDEX tables_by_age ON tables (phase, created, id);
CREATE INDEX tries_of_table ON tries (table_id);
CREATE INDEX tries_of_user ON tries (user_id);
