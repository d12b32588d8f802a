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

-- The last day, in the member's own time zone, they were here: what the streak counts from.
alter table members add column last_active_on date;

-- What members held before there was a ledger; ids as xp_transfer_id makes them, so that it comes first.
insert into xp_transfers (id, idempotency_key, reason, created_at)
select
  (
    lpad(to_hex(floor(extract(epoch from now()) * 1000)::bigint), 12, '0')
      || '7' || substr(md5(id::text), 1, 3) || '8' || substr(md5(id::text), 4, 15)
  )::uuid,
  'opening:' || id,
  'opening',
  now()
from members
where xp > 0;

insert into xp_entries (transfer_id, account_id, amount)
select t.id, side.account_id, side.amount
from members m
join xp_transfers t on t.idempotency_key = 'opening:' || m.id
cross join lateral (
  values (m.id, m.xp), ('00000000-0000-0000-0000-000000000001', -m.xp)
) as side (account_id, amount);

-- members.xp is the balance of the member's entries, and lifetime_xp all that was ever credited, refunds aside: both
-- follow from the entries and from nothing else.
create function xp_apply_entry() returns trigger language plpgsql as $$
begin
  update members
  set
    xp = xp + new.amount,
    lifetime_xp = lifetime_xp + case when new.amount > 0 and t.reason <> 'refund' then new.amount else 0 end
  from xp_transfers t
  where members.id = new.account_id
    and t.id = new.transfer_id;
  if not found then
    raise exception 'entry for account %: no such member or transfer', new.account_id
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger xp_entries_applied
  after insert on xp_entries
  for each row
  when (
    new.account_id not in (
      '00000000-0000-0000-0000-000000000001',
      '00000000-0000-0000-0000-000000000002',
      '00000000-0000-0000-0000-000000000003',
      '00000000-0000-0000-0000-000000000004'
    )
  )
  execute function xp_apply_entry();

create function xp_refuse_direct_balance() returns trigger language plpgsql as $$
begin
  raise exception 'members.xp follows the ledger: use xp_transfer' using errcode = 'restrict_violation';
end $$;

-- Depth 0: the statement itself, not the trigger above.
create trigger members_xp_by_ledger
  before update of xp, lifetime_xp on members
  for each row
  when (pg_trigger_depth() = 0)
  execute function xp_refuse_direct_balance();

create trigger members_begin_without_xp
  before insert on members
  for each row
  when (new.xp <> 0 or new.lifetime_xp <> 0)
  execute function xp_refuse_direct_balance();

-- Checked when the transaction commits: entries of a transfer sum to zero, and neither stands without the other.
create function xp_check_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from xp_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'the entries of transfer % do not sum to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  if not exists (select from xp_transfers where id = new.transfer_id) then
    raise exception 'entries of no transfer: %', new.transfer_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create constraint trigger xp_entries_balanced
  after insert on xp_entries
  deferrable initially deferred
  for each row
  execute function xp_check_entry();

create function xp_check_transfer() returns trigger language plpgsql as $$
begin
  if not exists (select from xp_entries where transfer_id = new.id) then
    raise exception 'transfer % has no entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger xp_transfers_filled
  after insert on xp_transfers
  deferrable initially deferred
  for each row
  execute function xp_check_transfer();

-- History is never rewritten. There is one DATABASE_URL, so the app is the owner of its tables, and a second role it could
-- `set role` out of would protect nothing. Two things hold for that owner too: it gives the rights up, and triggers refuse
-- everybody, a superuser included. Only a deliberate `grant` with `alter table … disable trigger` undoes them.
create function xp_refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: no % of %', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger xp_transfers_append_only
  before update or delete or truncate on xp_transfers
  for each statement
  execute function xp_refuse_rewrite();

create trigger xp_entries_append_only
  before update or delete or truncate on xp_entries
  for each statement
  execute function xp_refuse_rewrite();

revoke update, delete, truncate on xp_transfers, xp_entries, xp_system_accounts from public, current_user;
