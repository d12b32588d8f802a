-- The number of the version that stands, and since when (posts.21).
alter table posts
  add column revision integer not null default 1,
  add column edited_at timestamptz(3);
