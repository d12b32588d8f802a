-- The keys that identify this service to push services (push.1): one row, which all processes use
-- and none replaces, since every browser's subscription is bound to them.
create table push_keys (
  id integer primary key default 1 check (id = 1),
  created_at timestamptz not null default now(),
  public_key text not null,
  -- Encrypted with EVIDENCE_KEY: a copy of the database alone sends nothing in our name.
  private_key bytea not null
);

-- Where a browser wants its notifications sent: one for each session, gone with it (push.1).
create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  -- Whoever knows it can make the browser show things, with the keys: it is in no log and no
  -- response.
  endpoint text not null,
  p256dh text not null,
  auth text not null
);

-- A browser belongs to who signed in there last.
create unique index push_subscriptions_by_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_by_member on push_subscriptions (member_id);
