-- The XP ledger (xp.1). A member's account is the member: their id. The other sides stand here.
create table xp_system_accounts (
  id uuid primary key,
  name text not null unique
);

insert into xp_system_accounts (id, name)
values
  -- Earnings of activity come from here.
  ('00000000-0000-0000-0000-000000000001', 'minted'),
  -- Spent XP goes here; refunds come from here.
  ('00000000-0000-0000-0000-000000000002', 'burned'),
  ('00000000-0000-0000-0000-000000000003', 'purchases'),
  ('00000000-0000-0000-0000-000000000004', 'gifts');

create table xp_transfers (
  -- UUIDv7 by xp_transfer_id: id order is the order of happening.
  id uuid primary key,
  -- The key makes a movement happen once, however often it is asked for.
  idempotency_key text not null,
  reason text not null,
  -- The thing it was for: a post, a comment, a badge. No foreign key: the ledger outlives what it
  -- speaks of.
  reference text,
  created_at timestamptz not null
);

-- Unique by 16 bytes of a hash, for which nobody finds a second key, instead of the whole key of
-- 80.
create unique index xp_transfers_by_hash on xp_transfers ((md5(idempotency_key)::uuid));

create sequence xp_transfer_numbers as bigint minvalue 0 maxvalue 4294967295 cycle;

-- No foreign keys: their checks lock the row referred to, one that every payment shares (minted),
-- and ask for the right to update the ledger. Triggers check the same
-- (features/xp/sql/ledger-checks.sql).
create table xp_entries (
  transfer_id uuid not null,
  account_id uuid not null,
  amount integer not null check (amount <> 0),
  primary key (transfer_id, account_id)
);

-- Nobody reads the entries of the system's accounts by account, which are half of all. Members' ids
-- are above these.
create index xp_entries_of_members on xp_entries (account_id, transfer_id desc)
where account_id > '00000000-0000-0000-0000-000000000004';

-- History is never rewritten: triggers refuse everybody, and the owner gives the rights up.
revoke update, delete, truncate on xp_transfers, xp_entries, xp_system_accounts from public, current_user;

-- The rows of each member's XP history (xp.9): one for each transfer, but one for each UTC day of
-- the views of a promoted post, and one for each hour of its hours. A trigger adds to them what
-- comes into the ledger (features/xp/sql/history.sql).
create table xp_history (
  -- A member. No foreign key, as in xp_entries.
  account_id uuid not null,
  -- The oldest transfer of the row. Order and cursors go by it, so that a row that grows stays in
  -- its place.
  first_id uuid not null,
  -- The key that its transfers have in common; null: the row has one transfer.
  group_key text,
  -- The sum; below 0: spent.
  amount integer not null,
  transfers integer not null check (transfers > 0),
  latest_at timestamptz not null,
  primary key (account_id, first_id)
) with (fillfactor = 90);

create unique index xp_history_by_group on xp_history (account_id, group_key)
where group_key is not null;

-- How often a kind was paid to a member on the last day it was (xp.5: daily caps, by the UTC day,
-- which no change of time zone starts again).
create table xp_paid_kinds (
  member_id uuid not null references members (id) on delete cascade,
  kind text not null,
  paid_on date not null,
  times integer not null check (times > 0),
  primary key (member_id, kind)
);

-- The XP each member earned by activity in each period (leaderboard.1), so that a leaderboard reads
-- its first rows and no more.
create table xp_standings (
  period text not null check (period in ('daily', 'weekly', 'all-time')),
  -- The UTC day, the Monday of the ISO week; 1970-01-01 for all time.
  starts_on date not null,
  member_id uuid not null references members (id) on delete cascade,
  xp integer not null,
  -- XP divided by 32, so that earning moves an entry of an index once a step, and not at each like.
  -- Null: below the bar.
  step integer,
  primary key (period, starts_on, member_id)
  -- Room for the row's next version beside it, so that no index changes.
) with (fillfactor = 60);

create index xp_standings_by_step on xp_standings (period, starts_on, step desc)
where step is not null;
create index xp_standings_by_member on xp_standings (member_id);

-- Only who reached the period's bar has a step, so that the index stays short, however many members
-- earned something. features/xp/sql/standings.sql raises bars.
create table xp_leader_bars (
  period text not null,
  starts_on date not null,
  -- Whoever has as much has a step. No row: everybody has.
  xp integer not null,
  primary key (period, starts_on)
);
