-- Unique by 16 bytes of a hash, which nobody finds a second key for, instead of the whole key of 80.
create unique index concurrently xp_transfers_by_hash on xp_transfers ((md5(idempotency_key)::uuid));
