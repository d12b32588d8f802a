-- Lists of people are paged by moment and id; cursors carry milliseconds.
create table follows (
  follower_id uuid not null references members (id) on delete cascade,
  followed_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index follows_latest_of on follows (follower_id, created_at desc, followed_id desc);
create index follows_latest_by on follows (followed_id, created_at desc, follower_id desc);

create table blocks (
  blocker_id uuid not null references members (id) on delete cascade,
  blocked_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id, blocker_id);
create index blocks_latest_of on blocks (blocker_id, created_at desc, blocked_id desc);
