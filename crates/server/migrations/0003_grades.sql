-- How hard a day's deal is, by how the bots did on it: JSON without the seed.
CREATE TABLE grades (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    grade TEXT NOT NULL,
    PRIMARY KEY (day, game, setup)
);
