-- Puzzles that were found in public games. They go with their game.
CREATE TABLE puzzles (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    found BIGINT NOT NULL,
    -- Position and solution, as JSON.
    puzzle TEXT NOT NULL
);

CREATE INDEX puzzles_of_game ON puzzles (game, found);
CREATE INDEX puzzles_of_table ON puzzles (table_id);

-- How far the public games of each kind were searched: a cursor of the archive.
CREATE TABLE puzzle_searches (
    game TEXT PRIMARY KEY,
    cursor TEXT NOT NULL
);
