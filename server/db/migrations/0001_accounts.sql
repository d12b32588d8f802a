create extension if not exists pg_trgm;

create table members (
  id uuid primary key,
  email text not null,
  username text not null,
  display_name text not null,
  first_name text,
  last_name text,
  bio text,
  location text,
  website text,
  profile_image_url text,
  password_hash text not null,
  email_verified_at timestamptz,
  is_admin boolean not null default false,
  is_bot boolean not null default false,
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  tts_voice text not null default 'alloy',
  show_read_receipts boolean not null default true,
  time_zone text not null default 'UTC',
  terms_version text not null,
  privacy_version text not null,
  has_guardian_consent boolean not null default false,
  referred_by uuid references members (id) on delete set null,
  xp integer not null default 0 check (xp >= 0),
  lifetime_xp integer not null default 0 check (lifetime_xp >= 0),
  streak integer not null default 0,
  posts_count integer not null default 0 check (posts_count >= 0),
  followers_count integer not null default 0 check (followers_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  created_at timestamptz not null
);

create unique index members_by_email on members (lower(email));
create unique index members_by_username on members (lower(username));
create index members_unverified on members (created_at) where email_verified_at is null;

create table sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- SHA-256 of the token; the token itself is never stored
  token_hash bytea not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index sessions_by_token_hash on sessions (token_hash);
create index sessions_by_member on sessions (member_id, last_used_at desc);
create index sessions_by_expiry on sessions (expires_at);

-- Names somebody tried to join with under an address that has an account already. Such a registration answers like any
-- other (auth.6), so its name is taken like any other: as long as a registration nobody verifies would keep it.
create table username_holds (
  -- in lower case
  username text primary key,
  expires_at timestamptz not null
);

create index username_holds_by_expiry on username_holds (expires_at);

-- At most one row, ever: the first member of a fresh embedded run, who is its administrator (auth.13).
create table founder (
  is_only boolean primary key default true check (is_only),
  member_id uuid references members (id) on delete set null
);

create table follows (
  follower_id uuid not null references members (id) on delete cascade,
  followed_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index follows_by_followed on follows (followed_id, follower_id);

create table blocks (
  blocker_id uuid not null references members (id) on delete cascade,
  blocked_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id, blocker_id);
