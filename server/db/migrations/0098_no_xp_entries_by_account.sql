-- xp_entries_of_members finds the entries of members; nobody reads those of the system's accounts by account.
drop index concurrently if exists xp_entries_by_account;
