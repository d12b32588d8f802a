-- Made up: how often a post was read aloud.
alter table posts add column read_aloud_count integer not null default 0;
