-- members_by_seen_hour finds who was here lately. So a visit changes no index, except once an hour.
drop index concurrently if exists members_by_last_seen;
