-- What the host asks of the running server. It looks here every second.
CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    asked BIGINT NOT NULL,
    -- JSON.
    what TEXT NOT NULL,
    -- When it was carried out, or refused; the answer is JSON.
    done BIGINT,
    answer TEXT
);

CREATE INDEX orders_to_do ON orders (done, asked);
