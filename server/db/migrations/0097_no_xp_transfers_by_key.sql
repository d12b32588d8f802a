-- xp_transfers_by_hash keeps keys unique and finds them.
drop index concurrently if exists xp_transfers_by_key;
