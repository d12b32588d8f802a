-- AI chats (ai.4): a member's alone, with all they hold.
create table ai_sessions (
  -- UUIDv7.
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  title text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index ai_sessions_of_member on ai_sessions (member_id, updated_at desc, id desc);
create index ai_sessions_by_title on ai_sessions using gin (lower(title) gin_trgm_ops);

create table ai_messages (
  -- UUIDv7: id order is the order in the chat. A question's id is that of its call, so that a retry finds it.
  id uuid primary key,
  session_id uuid not null references ai_sessions (id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  image_id uuid references images (id) on delete set null,
  image_alt text not null default '',
  state text not null check (state in ('complete', 'answering', 'stopped', 'failed', 'withheld')),
  model text,
  cost integer not null default 0 check (cost >= 0),
  support boolean not null default false,
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  created_at timestamptz(3) not null
);

create index ai_messages_of_session on ai_messages (session_id, id desc);

-- What is being answered and was paid in advance (ai.3): one row from the question until it is settled, whatever becomes of the process.
-- Also of temporary chats, of Lisa and of images.
create table ai_reservations (
  -- The question's id.
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  session_id uuid references ai_sessions (id) on delete set null,
  service text not null,
  -- The ledger's key of the charge.
  charge_key text not null,
  cost integer not null check (cost >= 0),
  -- The member pressed Stop.
  is_stopped boolean not null default false,
  -- A process that lives moves this on; one that died lets it pass, and the sweep gives the XP back.
  expires_at timestamptz not null,
  created_at timestamptz not null
);

create index ai_reservations_expiring on ai_reservations (expires_at);
create index ai_reservations_of_session on ai_reservations (session_id);

-- What members and the server spent of the provider's money in a UTC day: tokens and images (ai.8).
create table ai_budget_days (
  -- Null: the server.
  member_id uuid references members (id) on delete cascade,
  day date not null,
  tokens bigint not null default 0,
  images integer not null default 0,
  unique nulls not distinct (day, member_id)
);
