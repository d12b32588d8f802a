-- Unfinished posts, which their author alone sees (posts.26), and those that are published at their
-- time (posts.27).
create table drafts (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  content text not null check (char_length(content) <= 1500),
  -- As its author chose; null: it is detected when it is published.
  language text,
  -- No foreign key: it stays when the post is gone.
  quoted_post_id uuid,
  cover_words text check (char_length(cover_words) <= 100),
  cover_topics text[] not null default '{}' check (cardinality(cover_topics) <= 8),
  made_with_ai boolean not null default false,
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Null: not scheduled.
  publish_at timestamptz(3),
  -- Of a scheduled post, as it was judged when it was written.
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  -- It waits at its time, since its author posted as much as is allowed.
  is_limited boolean not null default false,
  -- Why it was not published (`draftProblems`).
  problem text,
  problem_at timestamptz(3),
  check ((problem is null) = (problem_at is null)),
  check (publish_at is not null or (moderation_level is null and not is_limited)),
  check (publish_at is null or problem is null)
);

create index drafts_latest_of on drafts (member_id, updated_at desc, id desc);
create index scheduled_of on drafts (member_id, publish_at, id) where publish_at is not null;
create index scheduled_by_time on drafts (publish_at, id) where publish_at is not null;
