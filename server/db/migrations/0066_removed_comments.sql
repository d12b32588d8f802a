-- As of posts (0065).
alter table comments
add column removed_at timestamptz(3),
add column covered_at timestamptz(3);

create index comments_removed on comments (removed_at) where removed_at is not null;
