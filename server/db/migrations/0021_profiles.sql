alter table members
add column username_changed_at timestamptz,
-- Kept when a session is touched: to within five minutes.
add column last_seen_at timestamptz;

-- Usernames that members gave up: they lead to the member and belong to nobody else until then (members.7).
create table former_usernames (
  -- In lower case.
  name text primary key,
  member_id uuid not null references members (id) on delete cascade,
  kept_until timestamptz not null
);

create index former_usernames_by_member on former_usernames (member_id);
create index former_usernames_by_end on former_usernames (kept_until);

-- Requested changes of an email address, one for each member.
create table email_changes (
  member_id uuid primary key references members (id) on delete cascade,
  new_email text not null,
  -- SHA-256 of the tokens mailed to the new address and to the old one; the tokens themselves are never stored.
  confirm_hash bytea not null unique,
  refuse_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index email_changes_by_expiry on email_changes (expires_at);
