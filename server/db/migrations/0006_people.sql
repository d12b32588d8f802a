-- Lists of people are paged by moment and id; cursors carry milliseconds.
alter table follows alter column created_at type timestamptz(3);
create index follows_latest_of on follows (follower_id, created_at desc, followed_id desc);
create index follows_latest_by on follows (followed_id, created_at desc, follower_id desc);
drop index follows_by_followed;

alter table blocks alter column created_at type timestamptz(3);
create index blocks_latest_of on blocks (blocker_id, created_at desc, blocked_id desc);

-- Whoever wants no place on the leaderboards (leaderboard.1).
alter table members add column is_ranked boolean not null default true;

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

-- What members report (moderation.6). The words are kept as they were: their author may take them away.
create table moderation_reports (
  id uuid primary key,
  reporter_id uuid not null references members (id) on delete cascade,
  subject_kind text not null check (subject_kind in ('post', 'comment', 'member')),
  subject_id uuid not null,
  -- Who is reported, whatever the subject.
  member_id uuid not null references members (id) on delete cascade,
  content text not null,
  reason text not null,
  description text not null,
  created_at timestamptz not null,
  unique (reporter_id, subject_kind, subject_id)
);

create index moderation_reports_by_subject on moderation_reports (subject_kind, subject_id);
create index moderation_reports_by_member on moderation_reports (member_id);

create table messages (
  id uuid primary key,
  sender_id uuid not null references members (id) on delete cascade,
  receiver_id uuid not null references members (id) on delete cascade,
  content text not null,
  image_id uuid references images (id),
  -- No foreign key: the message outlives the post it shared.
  shared_post_id uuid,
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  -- Made by the sender's client: the same is sent once (messages.3).
  client_message_id uuid,
  created_at timestamptz not null,
  delivered_at timestamptz,
  read_at timestamptz,
  check (sender_id <> receiver_id),
  check (content <> '' or image_id is not null or shared_post_id is not null)
);

create unique index messages_once_by_client on messages (sender_id, client_message_id)
where client_message_id is not null;
-- A conversation, newest first, whoever wrote.
create index messages_by_conversation on messages (
  least(sender_id, receiver_id), greatest(sender_id, receiver_id), id desc
);
create index messages_by_sender on messages (sender_id, receiver_id);
create index messages_by_receiver on messages (receiver_id, id desc);
create index messages_by_image on messages (image_id) where image_id is not null;
