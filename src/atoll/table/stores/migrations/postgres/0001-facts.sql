-- What happened at each table, in order: the only truth.
CREATE TABLE facts (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    seat INTEGER,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What lists show: made from the facts, and may be thrown away.
CREATE TABLE cards (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    open INTEGER NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    wakes DOUBLE PRECISION,
    card TEXT NOT NULL
);
CREATE INDEX cards_listed ON cards (phase, updated) WHERE listed;
CREATE INDEX cards_wakes ON cards (wakes) WHERE wakes IS NOT NULL;

CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    waiting BOOLEAN NOT NULL,
    by_days BOOLEAN NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX members_table ON members (table_id);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    language TEXT NOT NULL,
    reminded DOUBLE PRECISION NOT NULL
);

CREATE TABLE claims (
    code_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    until DOUBLE PRECISION NOT NULL
);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

-- Which node has which table open. A node lives until the time it gave last, by the database's clock.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

CREATE TABLE owners (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL
);
CREATE INDEX owners_node ON owners (node);
