-- Allowed (contracts): it lands a release later, when nobody reads the column any more.
alter table posts drop column read_aloud_count;
