-- When somebody with an address was here last: who has not been is not written to again.
ALTER TABLE people ADD COLUMN visited REAL NOT NULL DEFAULT 0;
