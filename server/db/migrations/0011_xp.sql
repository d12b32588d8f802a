-- The XP ledger (xp.1). A member's account is the member: their id. The other sides stand in this table.
create table xp_system_accounts (
  id uuid primary key,
  name text not null unique
);

insert into xp_system_accounts (id, name)
values
  -- What activity earns comes from here.
  ('00000000-0000-0000-0000-000000000001', 'minted'),
  -- What is spent goes here; what is refunded comes back from here.
  ('00000000-0000-0000-0000-000000000002', 'burned'),
  ('00000000-0000-0000-0000-000000000003', 'purchases'),
  ('00000000-0000-0000-0000-000000000004', 'gifts');

create table xp_transfers (
  -- UUIDv7 by xp_transfer_id: id order is the order of happening.
  id uuid primary key,
  -- What makes a movement happen once, however often it is asked for.
  idempotency_key text not null,
  reason text not null,
  -- What it was for: a post, a comment, a badge. No foreign key: the ledger outlives what it speaks of.
  reference text,
  created_at timestamptz not null
);

create unique index xp_transfers_by_key on xp_transfers (idempotency_key);

-- No foreign keys here: their checks lock the row referred to, one that every payment shares (minted), and ask for the
-- right to update the ledger. The triggers below check the same.
create table xp_entries (
  transfer_id uuid not null,
  account_id uuid not null,
  amount integer not null check (amount <> 0),
  primary key (transfer_id, account_id)
);

create index xp_entries_by_account on xp_entries (account_id, transfer_id desc);

create sequence xp_transfer_numbers as bigint minvalue 0 maxvalue 4294967295 cycle;

-- How often a kind was paid to a member on the last day it was (xp.5: daily caps, by the UTC day, which no change of
-- time zone starts again).
create table xp_paid_kinds (
  member_id uuid not null references members (id) on delete cascade,
  kind text not null,
  paid_on date not null,
  times integer not null check (times > 0),
  primary key (member_id, kind)
);

-- History is never rewritten, see functions/xp_7_ledger_checks.sql.
revoke update, delete, truncate on xp_transfers, xp_entries, xp_system_accounts from public, current_user;

-- What each member earned by activity in each period (leaderboard.1), so that a leaderboard reads its first rows and no more.
create table xp_standings (
  period text not null check (period in ('daily', 'weekly', 'all-time')),
  -- The UTC day, the Monday of the ISO week; 1970-01-01 for all time.
  starts_on date not null,
  member_id uuid not null references members (id) on delete cascade,
  xp integer not null,
  primary key (period, starts_on, member_id)
);

create index xp_standings_by_xp on xp_standings (period, starts_on, xp desc, member_id);
create index xp_standings_by_member on xp_standings (member_id);
