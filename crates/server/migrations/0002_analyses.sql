-- Games that people asked to have thought over; one that waits has no decision done.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id),
    asked BIGINT NOT NULL,
    -- When it was last the turn of who asked; so all take turns.
    served BIGINT NOT NULL,
    done BIGINT NOT NULL,
    decisions BIGINT NOT NULL,
    -- The analysis as far as it is, as JSON.
    kept TEXT NOT NULL
);

CREATE INDEX analyses_to_do ON analyses (served, asked);
CREATE INDEX analyses_of_user ON analyses (user_id);
