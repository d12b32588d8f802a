-- Nobody reads the entries of the system's accounts by account: half of all. Members' ids are above these.
create index concurrently xp_entries_of_members on xp_entries (account_id, transfer_id desc)
  where account_id > '00000000-0000-0000-0000-000000000004';
