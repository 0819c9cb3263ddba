-- What a review found out about each step of a finished game. It can be thrown away: it is found out again.
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    step INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
) WITHOUT ROWID;
