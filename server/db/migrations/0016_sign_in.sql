-- Devices a member signed in on. The limits of failed sign-ins by others do not hold them up.
create table known_devices (
  -- SHA-256 of the token; the token itself is never stored. Each member has a token of their own on a shared device.
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  -- Moves on with each sign-in.
  expires_at timestamptz not null
);

create index known_devices_by_member on known_devices (member_id, expires_at desc);
create index known_devices_by_expiry on known_devices (expires_at);

-- Links to sign in with, as mailed.
create table sign_in_links (
  -- SHA-256 of the token; the token itself is never stored. Using a link deletes it.
  token_hash bytea primary key,
  -- Null for an address without an account, so that asking costs the same.
  member_id uuid references members (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index sign_in_links_by_member on sign_in_links (member_id);
create index sign_in_links_by_expiry on sign_in_links (expires_at);

-- No session outlives 180 days from now on.
update sessions
set expires_at = created_at + interval '4320 hours'
where expires_at > created_at + interval '4320 hours';
