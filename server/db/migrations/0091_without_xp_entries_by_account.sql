drop index concurrently if exists xp_entries_by_account;
