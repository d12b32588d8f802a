-- AI chats (ai.4): a member's alone, with all they hold.
create table ai_sessions (
  -- UUIDv7.
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  title text not null,
  -- Who gave the title: `default`, the chat's day and hour, is replaced after the first answer
  -- (ai.25), and the member's own never.
  title_by text not null default 'member' check (title_by in ('default', 'model', 'member')),
  -- The model that the chat asks next (ai.20): what its member chose there last. Null until then.
  model text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index ai_sessions_of_member on ai_sessions (member_id, updated_at desc, id desc);
create index ai_sessions_by_title on ai_sessions using gin (lower(title) gin_trgm_ops);

create table ai_messages (
  -- UUIDv7: id order is the order in the chat. A question's id is that of its call, so that a retry
  -- finds it.
  id uuid primary key,
  session_id uuid not null references ai_sessions (id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  image_id uuid references images (id) on delete set null,
  image_alt text not null default '',
  state text not null check (state in ('complete', 'answering', 'stopped', 'failed', 'withheld')),
  -- The question of an answer: one answer a question, and gone with it.
  question_id uuid references ai_messages (id) on delete cascade,
  -- For a question, the one before it in its branch; for the first one, its session. So questions
  -- with one value are versions of one another, which an edited question makes (ai.24). Null in
  -- chats from before there were branches, which have one in the order of their ids, until a
  -- question is edited in them.
  after_id uuid,
  -- Since when its branch is not the one that is shown; null: it is shown.
  hidden_at timestamptz(3),
  -- Why a complete answer stops before its end (ai.21): 'length', 'filter' or 'limit'.
  cut text,
  -- Whether a question asks the answer before it to read on.
  continues boolean not null default false,
  model text,
  cost integer not null default 0 check (cost >= 0),
  support boolean not null default false,
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  -- The text the message is found by (ai.23), as the server folded and split it (search.2), with
  -- the member's id among its words. Null until an answer has ended.
  search_text text,
  search_tokens tsvector,
  created_at timestamptz(3) not null
);

create index ai_messages_of_session on ai_messages (session_id, id desc);
create unique index ai_messages_of_question on ai_messages (question_id) where question_id is not null;
create index ai_messages_after on ai_messages (after_id, id) where after_id is not null;
create index ai_messages_of_image on ai_messages (image_id) where image_id is not null;
-- A model never names these sessions (ai.25).
create index ai_messages_with_support on ai_messages (session_id) where support;

-- With tokens of the periods of the id, so that a search reads the newest of who has many
-- (server/db/search). The list of new words is small, see server/db/README.md.
create index ai_messages_by_words_and_time on ai_messages using gin (
  (search_tokens || array_to_tsvector(array['~' || left(id::text, 4), '~' || left(id::text, 5)]))
) with (gin_pending_list_limit = 256)
where search_tokens is not null;
-- Messages whose process died before it had stored what they are found by.
create index ai_messages_without_search on ai_messages (id)
where search_tokens is null and content <> '' and state <> 'answering';

-- Answers under way, paid in advance (ai.3): one row from the question until it is settled,
-- whatever becomes of the process. Also of temporary chats, of Lisa and of images.
create table ai_reservations (
  -- The question's id.
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  session_id uuid references ai_sessions (id) on delete set null,
  service text not null,
  -- The ledger's key of the charge.
  charge_key text not null,
  cost integer not null check (cost >= 0),
  -- Counted against the budgets in advance, as the most that it may come to; put right when it is
  -- settled (ai.8).
  tokens integer not null default 0,
  images integer not null default 0,
  -- The member pressed Stop.
  is_stopped boolean not null default false,
  -- Which process writes the answer (process_lives.sql): one that died is found by its lock, before
  -- its last heartbeat is old.
  process integer,
  -- A process that lives moves this on; one that died lets it pass, and the sweep gives the XP
  -- back.
  expires_at timestamptz not null,
  created_at timestamptz not null
);

create index ai_reservations_expiring on ai_reservations (expires_at);
create index ai_reservations_of_session on ai_reservations (session_id);

-- The provider's money that members and the server spent in a UTC day: tokens and images (ai.8).
create table ai_budget_days (
  -- Null: the server.
  member_id uuid references members (id) on delete cascade,
  day date not null,
  tokens bigint not null default 0,
  images integer not null default 0,
  unique nulls not distinct (day, member_id)
);

-- How long a member under 18 has been with AI (ai.12, note_ai_use): when they began, or were last
-- reminded, their latest question, and the question whose answer came with the latest reminder.
-- Nothing else says so, so that it goes with the row.
create table ai_use (
  member_id uuid primary key references members (id) on delete cascade,
  since timestamptz not null,
  last_at timestamptz not null,
  reminded_with uuid
);

create index ai_use_by_last on ai_use (last_at);
create index ai_use_by_reminder on ai_use (reminded_with) where reminded_with is not null;

-- How many answers a member in a crisis had free (ai.26): since the first of three hours, and in a
-- UTC day. Nothing else is kept of them.
create table free_answers (
  member_id uuid primary key references members (id) on delete cascade,
  since timestamptz not null,
  lately integer not null,
  day date not null,
  in_day integer not null
);

create index free_answers_by_day on free_answers (day);

-- One answer for each post, comment or message that asks Lisa, with the day whose limit it counts
-- towards.
create table lisa_answers (
  -- The id of what asked.
  id uuid primary key,
  kind text not null check (kind in ('post', 'comment', 'message')),
  asker_id uuid not null references members (id) on delete cascade,
  -- The id that her comment or message gets: decided first, so that a second attempt writes nothing
  -- twice.
  answer_id uuid not null unique,
  state text not null check (state in ('answering', 'answered', 'failed', 'withheld', 'refused')),
  created_at timestamptz not null
);

create index lisa_answers_of_asker on lisa_answers (asker_id, created_at);
-- Which questions Lisa answered is kept for some weeks (shared/retention.ts).
create index lisa_answers_by_age on lisa_answers (created_at);

-- How the services outside (AI, payments, mail, storage …) and the tasks of the queue did lately,
-- from all processes (admin.7). One row a service and part, e.g. a model or a task: what a restart
-- must not forget.
create table service_calls (
  service text not null check (service in ('ai', 'payments', 'mail', 'media_hash', 'storage', 'cdn', 'jobs')),
  part text not null,
  answered_at timestamptz,
  -- The last call that failed or was refused, and why: a code, never a service's own words, which
  -- may repeat what members wrote.
  failed_at timestamptz,
  failure text,
  -- The first failure since the last answer; null while it works.
  failing_since timestamptz,
  -- A print of what the part was set to when it was called, e.g. a model's name at the service:
  -- with other settings, failures from before say nothing. Empty where settings are not looked at.
  setup text not null default '',
  -- The UTC day of the last call.
  day date not null,
  answered integer not null default 0,
  failed integer not null default 0,
  primary key (service, part)
);

-- Services that a process cannot reach right now: a kind of AI call that it refuses at once, the
-- bus. Rows of a process that no longer lives (process_lives.sql) count for nothing.
create table service_outages (
  process integer not null,
  service text not null check (service in ('ai', 'bus')),
  part text not null,
  since timestamptz not null,
  primary key (process, service, part)
);
