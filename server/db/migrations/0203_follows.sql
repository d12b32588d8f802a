-- Lists of people are paged by moment and id; cursors carry milliseconds.
create table follows (
  follower_id uuid not null references members (id) on delete cascade,
  followed_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  -- Most members never post. Lists of followed posts look up those who did, so a follow knows while
  -- the followed has not (wake_follows). True where they never posted; false says nothing.
  is_quiet boolean not null default false,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index follows_latest_of on follows (follower_id, created_at desc, followed_id desc);
create index follows_latest_by on follows (followed_id, created_at desc, follower_id desc);
create index follows_awake on follows (follower_id, followed_id) where not is_quiet;
create index follows_quiet on follows (followed_id) where is_quiet;

create table blocks (
  blocker_id uuid not null references members (id) on delete cascade,
  blocked_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id, blocker_id);
create index blocks_latest_of on blocks (blocker_id, created_at desc, blocked_id desc);

-- One-sided: the muter sees less, the muted member notices nothing (mutes.1).
create table mutes (
  muter_id uuid not null references members (id) on delete cascade,
  muted_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  -- Null: until unmuted.
  ends_at timestamptz,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);

create index mutes_latest_of on mutes (muter_id, created_at desc, muted_id desc);
create index mutes_by_muted on mutes (muted_id);
-- The cleanup removes these.
create index mutes_by_end on mutes (ends_at) where ends_at is not null;
