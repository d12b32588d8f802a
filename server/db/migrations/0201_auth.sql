-- Registrations whose address nobody has confirmed yet. They are not members: nobody can see them,
-- and they reserve neither the address nor the username. Whoever confirms first gets both, and
-- every other registration of the address goes.
create table pending_registrations (
  -- The id of the member it becomes.
  id uuid primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  has_guardian_consent boolean not null,
  -- As in `members`.
  has_given_birth_date boolean not null default false,
  of_age_from timestamptz,
  referred_by uuid references members (id) on delete set null,
  email text not null,
  username text not null,
  display_name text not null,
  password_hash text not null,
  time_zone text not null,
  terms_version text not null,
  privacy_version text not null
);

create index pending_registrations_by_email on pending_registrations (lower(email));
create index pending_registrations_by_expiry on pending_registrations (expires_at);
create index pending_registrations_by_referrer on pending_registrations (referred_by) where referred_by is not null;

-- At most one row, ever: the first member of a fresh embedded run, who is its administrator
-- (auth.13).
create table founder (
  is_only boolean primary key default true check (is_only),
  member_id uuid references members (id) on delete set null
);

create table sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea not null,
  user_agent text not null default ''
-- Room for the next version of a session beside it: each visit extends it, every five minutes.
) with (fillfactor = 80);

create unique index sessions_by_token_hash on sessions (token_hash);
-- Without the time of the last use, which each visit changes: a member has few sessions, which are
-- sorted when they are read.
create index sessions_of_member on sessions (member_id);
create index sessions_by_expiry on sessions (expires_at);

-- Devices a member signed in on. The limits of failed sign-ins by others do not hold them up.
create table known_devices (
  -- SHA-256 of the token; the token itself is never stored. Each member has a token of their own on
  -- a shared device.
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  -- Moves on with each sign-in.
  expires_at timestamptz not null
);

create index known_devices_by_member on known_devices (member_id, expires_at desc);
create index known_devices_by_expiry on known_devices (expires_at);

-- Links to sign in with. One is asked for first and made when its mail is sent (mail.2): until then
-- there is no token, and no hash. Using a link deletes it.
create table sign_in_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null for an address without an account, so that asking costs the same.
  member_id uuid references members (id) on delete cascade,
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea unique
);

create index sign_in_links_by_member on sign_in_links (member_id);
create index sign_in_links_by_expiry on sign_in_links (expires_at);

-- Requested changes of an email address, one for each member.
create table email_changes (
  member_id uuid primary key references members (id) on delete cascade,
  -- A mail is for this change and no later one.
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  new_email text not null,
  -- SHA-256 of the tokens mailed to the new address and to the old one; the tokens themselves are
  -- never stored. Null until the mail is sent, as in `sign_in_links`.
  confirm_hash bytea unique,
  refuse_hash bytea unique
);

create index email_changes_by_expiry on email_changes (expires_at);
