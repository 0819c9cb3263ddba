-- When somebody with an address was here last: who has not been is not written to again.
ALTER TABLE people ADD COLUMN visited DOUBLE PRECISION NOT NULL DEFAULT 0;
