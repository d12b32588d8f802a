create index concurrently members_by_seen_hour on members (seen_hour, id) where not is_bot;
