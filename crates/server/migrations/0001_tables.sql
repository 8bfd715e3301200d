-- The same on SQLite and PostgreSQL: only BIGINT and TEXT; times are milliseconds since 1970, flags 0 or 1.

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    -- What others see; empty once the account was deleted.
    name TEXT NOT NULL,
    -- The name of an account, folded, so that two cannot be confused; null for guests.
    account TEXT UNIQUE,
    password TEXT,
    recovery TEXT,
    created BIGINT NOT NULL,
    deleted BIGINT
);

CREATE TABLE sessions (
    -- SHA-256 of the cookie.
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);

CREATE INDEX tokens_of_user ON tokens (user_id);

-- What a table is before anything is done at it; the entries are the rest. `phase`, `started`, `ended`, `outcome` and
-- the seats repeat what the entries say, for questions over many tables.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    -- The text form of the setup: every option.
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES users (id),
    created BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    -- The other options, as JSON.
    options TEXT NOT NULL,
    branch_of TEXT,
    branch_moves BIGINT,
    day TEXT,
    -- Whether the deal was unknown to everybody: only such games count.
    counted BIGINT NOT NULL,
    phase TEXT NOT NULL,
    started BIGINT,
    ended BIGINT,
    outcome TEXT,
    moves BIGINT
);

CREATE INDEX tables_by_phase ON tables (phase, listed, created);
CREATE INDEX tables_by_end ON tables (ended, id);
CREATE INDEX tables_of_owner ON tables (owner, phase);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id TEXT REFERENCES users (id),
    bot TEXT,
    -- 1 once the seat won.
    won BIGINT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_of_user ON seats (user_id, table_id);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- Milliseconds of thought charged to the seat that was asked.
    spent BIGINT NOT NULL,
    user_id TEXT,
    key TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    seat BIGINT,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, user_id, key)
);

CREATE INDEX chat_of_user ON chat (user_id);

-- One deal a day for each game and configuration.
CREATE TABLE deals (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    PRIMARY KEY (day, game, setup)
);

-- The one counted try of a person at a deal.
CREATE TABLE tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (day, game, setup, user_id)
);
