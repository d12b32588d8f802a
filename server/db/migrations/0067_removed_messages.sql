-- As of posts (0065).
alter table messages
add column removed_at timestamptz(3),
add column covered_at timestamptz(3);

create index messages_removed on messages (removed_at) where removed_at is not null;
