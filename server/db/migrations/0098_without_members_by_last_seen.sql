drop index concurrently if exists members_by_last_seen;
