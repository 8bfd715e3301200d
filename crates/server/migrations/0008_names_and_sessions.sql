-- What the name of an account looks like, so that two cannot be mistaken for each other; null for guests, and for
-- accounts that looked alike before this was known. The server fills it in.
ALTER TABLE users ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX users_by_skeleton ON users (skeleton);

-- About when a session was last used.
ALTER TABLE sessions ADD COLUMN used BIGINT;

-- Games in which a move was taken back do not count.
UPDATE tables SET counted = 0 WHERE id IN (SELECT table_id FROM entries WHERE body LIKE '{"did":"undo"%');
