-- Uses functions: mailbox_of, username_skeleton, words_and_one_letter_less
create extension if not exists pg_trgm;

create table members (
  id uuid primary key,
  -- The administrator's list is paged by it and the id, and cursors carry milliseconds.
  created_at timestamptz(3) not null,
  email_verified_at timestamptz not null,

  -- The ledger alone changes these two (xp.1).
  xp integer not null default 0 check (xp >= 0),
  lifetime_xp integer not null default 0 check (lifetime_xp >= 0),
  streak integer not null default 0,
  posts_count integer not null default 0 check (posts_count >= 0),
  followers_count integer not null default 0 check (followers_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),

  is_admin boolean not null default false,
  -- Moderators (roles.1).
  is_moderator boolean not null default false,
  is_bot boolean not null default false,
  -- False: wants no place on the leaderboards (leaderboard.1).
  is_ranked boolean not null default true,
  show_read_receipts boolean not null default true,
  purchases_paused boolean not null default false,
  -- Whether a model made the profile picture (ai.11), beside its address: authors, actors and cards
  -- are read without their images. Follows the picture in every statement that sets it.
  profile_image_made_with_ai boolean not null default false,

  -- Who is of age (auth.22, is_under_age). Of a date of birth only this is kept: that one was
  -- given, and while the member is under 18 the end of the month in which they turn 18. Who gave
  -- none counts as under 18.
  has_given_birth_date boolean not null default false,
  has_guardian_consent boolean not null default false,
  of_age_from timestamptz,

  -- The last day, in the member's own time zone, they were here: what the streak counts from.
  last_active_on date,
  -- Kept when a session is touched: to within five minutes.
  last_seen_at timestamptz,
  -- Its hour, for the index that finds who was here lately: one of the visit itself would change
  -- every five minutes, and all indexes with it.
  seen_hour timestamptz,
  username_changed_at timestamptz,
  referred_by uuid references members (id) on delete set null,
  -- Whole dollars a UTC month; null: no limit.
  monthly_spending_limit integer check (monthly_spending_limit > 0),
  -- When the content filter went back from low or none to high, since its crown was no longer
  -- active (badges.2); null: it did not, or the member has chosen one since.
  filter_lapsed_at timestamptz,
  -- The effect of a decision on a member (cases.4): a suspension that ends by itself, and a limit.
  suspended_at timestamptz,
  suspended_until timestamptz(3),
  limited_until timestamptz(3),
  -- When the member deleted their account (auth.18): nobody sees them or what they wrote from then
  -- on (db/visibility/).
  left_at timestamptz,

  email text not null,
  username text not null,
  display_name text not null,
  password_hash text not null,
  time_zone text not null default 'UTC',
  terms_version text not null,
  privacy_version text not null,
  tts_voice text not null default 'alloy',
  -- The model that Lisa answers with; a choice that the member's badge no longer allows counts as
  -- 'standard'.
  lisa_model text not null default 'standard' check (lisa_model in ('standard', 'gpt-4o', 'gpt-5')),
  -- Who may start a conversation with the member (messages.6).
  message_audience text not null default 'followers'
    check (message_audience in ('followers', 'followed', 'nobody')),
  -- Whom the member's posts reach: those of a limited member their followers.
  post_audience text not null default 'members' check (post_audience in ('members', 'followers')),
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  first_name text,
  last_name text,
  bio text,
  location text,
  website text,
  profile_image_url text,
  -- The country whose help lines a member wants to see first (moderation.10); null: that of the
  -- time zone.
  help_country text check (help_country = 'other' or help_country ~ '^[A-Z]{2}$'),
  -- The reason the member is told at sign-in.
  suspension_reason text,
  -- In lower case: the address of which it was proven that its mailbox belongs to whoever has the
  -- password (auth.13).
  proven_email text,
  -- The mailbox of the address that a member joined with, until the account is removed: an address
  -- that is changed later brings no second payment (xp.4). Null for bots, which nobody invites.
  joined_mailbox text,

  -- The text people are found by (search.2), as the server folded and split it: SQL folds nothing,
  -- so that every PostgreSQL finds the same. Another name leaves them null, since no member is
  -- found by a former one, until the server has filled them.
  search_username text,
  search_display_name text,
  search_tokens tsvector,

  check ((suspended_at is null) = (suspension_reason is null))
-- Room for the next version of a row beside it: then an update changes none of the many indexes.
) with (fillfactor = 80);

create unique index members_by_email on members (lower(email));
-- A whole name is found by it; parts of names by the folded ones below.
create unique index members_by_username on members (lower(username));

-- Usernames that are read as one another (auth.11).
create index members_by_username_skeleton on members (username_skeleton(username));

-- Beginnings of words; the beginning of a name, which comes first; and any part, or a typo. Small
-- lists of new words, see server/db/README.md.
create index members_by_search_tokens on members using gin (search_tokens)
with (gin_pending_list_limit = 256)
where search_tokens is not null;
create index members_by_search_username on members (search_username text_pattern_ops, id);
create index members_by_search_display_name on members (search_display_name text_pattern_ops, id);
create index members_by_search_username_trigrams on members using gin (search_username gin_trgm_ops)
with (gin_pending_list_limit = 256);
create index members_by_search_display_name_trigrams on members using gin (search_display_name gin_trgm_ops)
with (gin_pending_list_limit = 256);
-- Words of names that differ from a search by one letter (search.7): two words do exactly when one
-- of the words, or what is left of it without one letter, equals the same of the other.
create index members_by_words_one_letter_away on members using gin (words_and_one_letter_less(search_tokens))
with (gin_pending_list_limit = 256)
where search_tokens is not null;
-- Those to fill.
create index members_without_search on members (id) where search_tokens is null;

-- The administrator's list (admin.1), and its search by email: trigrams for three letters and more,
-- the beginning of the address for fewer.
create index members_newest on members (created_at desc, id desc);
create index members_by_email_trigrams on members using gin (lower(email) gin_trgm_ops);
create index members_by_email_prefix on members (lower(email) text_pattern_ops);

-- Whose names nobody else may take (members.10).
create index members_who_administer on members (id) where is_admin;
-- Few have one: who works on cases, whom the minute's job looks at, whose posts reach followers
-- only.
create index members_moderating on members (id) where is_moderator;
create index members_suspended_for_days on members (suspended_until) where suspended_until is not null;
create index members_limited on members (id) where post_audience = 'followers';
-- Moderators and administrators list suspended members, the newest first (cases.8).
create index members_suspended on members (created_at desc, id desc) where suspended_at is not null;

-- Invitations pay once for each mailbox (xp.4).
create index members_by_mailbox on members (mailbox_of(email));
create index members_by_joined_mailbox on members (joined_mailbox) where joined_mailbox is not null;
create index members_coming_of_age on members (of_age_from) where of_age_from is not null;
-- Found for each author that is shown, so it holds nothing but those.
create index members_left on members (id) where left_at is not null;

-- The detection of bots reads these (bots.5). The condition is written out in the statement, too.
create index members_in_bot_domain on members (id) where lower(email) like '%@bots.glimmer.app' and not is_bot;
create index members_by_seen_hour on members (seen_hour, id) where not is_bot;

-- Lisa (ai.5): a member whom nobody can sign in as. Her name is reserved, and no password has this
-- hash.
insert into members (
  id, email, username, display_name, bio, profile_image_url, password_hash, email_verified_at, is_bot, is_ranked,
  terms_version, privacy_version, created_at
)
values (
  '01900000-0000-7000-8000-000000000001', 'lisa@bots.glimmer.app', 'Lisa', 'Lisa',
  'I''m an AI, here for a kind word, an idea or a second thought. Mention @lisa, or write to me.',
  -- A file of the web bundle.
  '/avatars/lisa.svg',
  '', '2026-01-01', true, false, '2026-01-01', '2026-01-01', '2026-01-01'
);

-- Usernames that members gave up: they lead to the member and belong to nobody else until then
-- (members.7).
create table former_usernames (
  -- In lower case.
  name text primary key,
  member_id uuid not null references members (id) on delete cascade,
  kept_until timestamptz not null
);

create index former_usernames_by_member on former_usernames (member_id);
create index former_usernames_by_end on former_usernames (kept_until);
create index former_usernames_by_skeleton on former_usernames (username_skeleton(name));

-- Deleted accounts. For 30 days a row has what its member was called, since nobody is to see it
-- meanwhile and signing in brings it back; afterwards it says what became of the rest.
create table departures (
  member_id uuid primary key references members (id) on delete cascade,
  left_at timestamptz not null,
  -- When the account was removed: from then on nobody can sign in to it.
  removed_at timestamptz,
  -- When what its member wrote and did was gone, too.
  emptied_at timestamptz,
  -- Columns of `members` by their names; null once the account is removed.
  profile jsonb,
  check ((profile is null) = (removed_at is not null))
);

create index departures_waiting on departures (left_at) where removed_at is null;
create index departures_to_empty on departures (removed_at) where removed_at is not null and emptied_at is null;
create index departures_with_content on departures (member_id) where emptied_at is null;
