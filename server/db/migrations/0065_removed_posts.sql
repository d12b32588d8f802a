-- A removed post is hidden from everybody and can be restored (cases.5); a covered one stands behind
-- a line until a reader asks for it (cases.4).
alter table posts
add column removed_at timestamptz(3),
add column covered_at timestamptz(3);

create index posts_removed on posts (removed_at) where removed_at is not null;
