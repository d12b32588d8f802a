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
  email_verified_at timestamptz not null,
  is_admin boolean not null default false,
  is_bot boolean not null default false,
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  tts_voice text not null default 'alloy',
  show_read_receipts boolean not null default true,
  time_zone text not null default 'UTC',
  terms_version text not null,
  privacy_version text not null,
  has_guardian_consent boolean not null default false,
  -- False: wants no place on the leaderboards (leaderboard.1).
  is_ranked boolean not null default true,
  referred_by uuid references members (id) on delete set null,
  xp integer not null default 0 check (xp >= 0),
  lifetime_xp integer not null default 0 check (lifetime_xp >= 0),
  streak integer not null default 0,
  -- The last day, in the member's own time zone, they were here: what the streak counts from.
  last_active_on date,
  posts_count integer not null default 0 check (posts_count >= 0),
  followers_count integer not null default 0 check (followers_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  created_at timestamptz not null
);

create unique index members_by_email on members (lower(email));
create unique index members_by_username on members (lower(username));

-- Search by name (search.1): trigrams for three letters and more, the beginning of the name for fewer.
create index members_by_username_trigrams on members using gin (lower(username) gin_trgm_ops);
create index members_by_display_name_trigrams on members using gin (lower(display_name) gin_trgm_ops);
create index members_by_username_prefix on members (lower(username) text_pattern_ops);
create index members_by_display_name_prefix on members (lower(display_name) text_pattern_ops);

create table member_badges (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  badge_type text not null check (
    badge_type in (
      'green', 'blue', 'purple', 'black', 'gold', 'crown', 'blueVerify', 'goldVerify', 'blackCrown', 'goldCrown'
    )
  ),
  is_active boolean not null default false,
  is_deactivated boolean not null default false,
  -- Null: never.
  expires_at timestamptz,
  stripe_subscription_id text unique,
  created_at timestamptz not null,
  check (not (is_active and is_deactivated))
);

create index member_badges_by_member on member_badges (member_id);
-- One active at a time (badges.3); an expired one is to be set inactive before another is activated.
create unique index member_badges_one_active on member_badges (member_id) where is_active;
