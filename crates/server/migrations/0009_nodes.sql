-- The node that runs a table, where several serve one database. The epoch is the fencing token: it grows with every owner, and
-- an entry is written only by the node and epoch that stand here. A table that nobody runs has no node.
CREATE TABLE owners (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    node TEXT,
    epoch BIGINT NOT NULL
);

CREATE INDEX owners_by_node ON owners (node);

-- Work in the background that one node has claimed until a moment.
CREATE TABLE claims (
    work TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    until BIGINT NOT NULL
);
