-- What happened at each table, in order: the only truth.
CREATE TABLE facts (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    seat INTEGER,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- What lists show: made from the facts, and may be thrown away.
CREATE TABLE cards (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    open INTEGER NOT NULL,
    updated REAL NOT NULL,
    wakes REAL,
    card TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX cards_listed ON cards (phase, updated) WHERE listed;
CREATE INDEX cards_wakes ON cards (wakes) WHERE wakes IS NOT NULL;

CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    waiting INTEGER NOT NULL,
    by_days INTEGER NOT NULL,
    updated REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX members_table ON members (table_id);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    language TEXT NOT NULL,
    reminded REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE claims (
    code_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    until REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- Which node has which table open. A node lives until the time it gave last, by the database's clock.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE owners (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX owners_node ON owners (node);
