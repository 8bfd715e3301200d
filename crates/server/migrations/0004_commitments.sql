-- What binds the server to a seed, kept when the seed is drawn. Older rows are filled in when the server starts.
ALTER TABLE tables ADD COLUMN commitment TEXT;
ALTER TABLE deals ADD COLUMN commitment TEXT;

-- One row that is written and read back to see whether the store keeps what it is given.
CREATE TABLE health (
    id BIGINT PRIMARY KEY,
    beat BIGINT NOT NULL,
    ballast TEXT NOT NULL
);

INSERT INTO health (id, beat, ballast) VALUES (1, 0, '');
