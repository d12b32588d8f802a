-- Bots (bots.1): members that the product runs. Name, picture, bio, XP and filter are the member's
-- own.
create table bot_users (
  member_id uuid primary key references members (id) on delete cascade,
  -- Separated by semicolons.
  interests text not null,
  character text not null check (
    character in (
      'cynic', 'robot', 'listener', 'nerd', 'optimist', 'skeptic', 'friendly', 'curious', 'advisor', 'humorist'
    )
  ),
  -- Acts an hour.
  post_frequency numeric(6, 3) not null check (post_frequency >= 0),
  comment_frequency numeric(6, 3) not null check (comment_frequency >= 0),
  like_frequency numeric(6, 3) not null check (like_frequency >= 0),
  -- UTC. They wrap midnight when the end comes first; equal: the whole day.
  works_from time not null,
  works_until time not null,
  answers_messages boolean not null,
  is_active boolean not null,
  image_model text not null check (image_model in ('dalle-2', 'dalle-3')),
  image_prompt text not null,
  writes_texts boolean not null,
  draws_images boolean not null,
  content_length integer not null check (content_length > 0),
  -- The cost of its acts so far, and how many were dropped because they fell below its own level.
  tokens bigint not null default 0,
  images integer not null default 0,
  dropped integer not null default 0,
  created_at timestamptz not null
);

-- One row: the switch of all bots.
create table bot_switch (
  id boolean primary key default true check (id),
  is_on boolean not null,
  changed_at timestamptz not null
);

insert into bot_switch (is_on, changed_at) values (true, '2026-01-01');

-- An hour whose acts were drawn, once, whichever process did it (bots.2).
create table bot_hours (
  member_id uuid not null references bot_users (member_id) on delete cascade,
  starts_at timestamptz not null,
  seed bigint not null,
  primary key (member_id, starts_at)
);

create index bot_hours_by_start on bot_hours (starts_at);

create table bot_acts (
  id uuid primary key,
  member_id uuid not null references bot_users (member_id) on delete cascade,
  kind text not null check (kind in ('post', 'comment', 'like', 'message')),
  due_at timestamptz not null,
  state text not null check (state in ('waiting', 'running', 'done', 'dropped')),
  -- Why it was dropped.
  reason text,
  -- The content it wrote or liked.
  post_id uuid references posts (id) on delete set null,
  comment_id uuid references comments (id) on delete set null,
  -- The message that it answers, and its sender.
  message_id uuid references messages (id) on delete set null,
  asker_id uuid references members (id) on delete cascade,
  tokens integer not null default 0,
  images integer not null default 0,
  -- The process that took it up (process_lives.sql).
  process integer,
  started_at timestamptz,
  ended_at timestamptz
);

create index bot_acts_waiting on bot_acts (due_at) where state in ('waiting', 'running');
create index bot_acts_over on bot_acts (due_at) where state in ('done', 'dropped');
create index bot_acts_of_bot on bot_acts (member_id, due_at desc);
create unique index bot_acts_of_message on bot_acts (message_id) where message_id is not null;
-- A bot does one thing after the other, but answers members side by side.
create unique index bot_acts_running on bot_acts (member_id, coalesce(asker_id, member_id))
where state = 'running';
-- One answer waits in a thread.
create unique index bot_acts_waiting_in_thread on bot_acts (member_id, asker_id)
where kind = 'message' and state = 'waiting';
create index bot_acts_of_asker on bot_acts (asker_id, started_at) where asker_id is not null;
create index bot_acts_of_post on bot_acts (post_id) where post_id is not null;
create index bot_acts_of_comment on bot_acts (comment_id) where comment_id is not null;

-- Posts that a bot has commented on: one comment a thread among all bots.
create table bot_threads (
  post_id uuid primary key references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade
);

create index bot_threads_of_member on bot_threads (member_id);

-- The provider's money that all bots together spent in a UTC day.
create table bot_budget_days (
  day date primary key,
  tokens bigint not null default 0,
  images integer not null default 0
);

-- Accounts that look or act like a machine (bots.5). An administrator's clearance stands until the
-- behaviour changes its reason.
create table detected_bots (
  member_id uuid not null references members (id) on delete cascade,
  reason text not null check (reason in ('address', 'pace', 'rhythm', 'repetition')),
  -- The measurements, by reason.
  numbers jsonb not null,
  found_at timestamptz not null,
  cleared_at timestamptz,
  primary key (member_id, reason)
);

create index detected_bots_found on detected_bots (found_at desc) where cleared_at is null;

-- UTC days on which a member made more acts in ten minutes than people do, with the most there
-- were.
create table bot_pace_days (
  member_id uuid not null references members (id) on delete cascade,
  day date not null,
  most integer not null,
  primary key (member_id, day)
);

create index bot_pace_days_by_day on bot_pace_days (day);

-- One row: up to when members were looked at.
create table bot_detection (
  id boolean primary key default true check (id),
  -- Null: not yet.
  seen_until timestamptz
);

insert into bot_detection default values;
