-- xp_transfers_by_hash keeps keys unique.
drop index concurrently if exists xp_transfers_by_key;
