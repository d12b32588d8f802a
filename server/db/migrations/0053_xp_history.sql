-- The rows of each member's XP history (xp.9): one for each transfer, but for the views of a promoted post one for each UTC day, and
-- for its hours one for each hour. It follows from the ledger: the trigger adds what comes, `fill_xp_history` makes the rows of earlier
-- transfers, see functions/xp_9_history.sql.
create table xp_history (
  -- A member. No foreign key, as in xp_entries.
  account_id uuid not null,
  -- The oldest transfer of the row. Order and cursors go by it, so that a row that grows stays in its place.
  first_id uuid not null,
  -- What its transfers have in common; null: the row has one transfer.
  group_key text,
  -- The sum; below 0: spent.
  amount integer not null,
  transfers integer not null check (transfers > 0),
  latest_at timestamptz not null,
  primary key (account_id, first_id)
) with (fillfactor = 90);

create unique index xp_history_by_group on xp_history (account_id, group_key) where group_key is not null;

-- The members whose rows are left to make: those above an id, from that of the last system account on. Empty once all have theirs.
create table xp_history_to_fill (
  above uuid not null
);

-- What a transfer is grouped by in its member's history, null: by nothing. Stable, as `extract` is, so that it becomes part of what asks.
create function xp_history_group(p_reason text, p_key text, p_reference text, p_at timestamptz)
returns text language sql stable as $$
  select case
    when p_reason <> 'promotion' then null
    when split_part(p_key, ':', 4) = 'view' then 'views:' || p_reference || ':' || floor(extract(epoch from p_at) / 86400)
    when split_part(p_key, ':', 4) = 'hour' then 'hours:' || p_reference || ':' || floor(extract(epoch from p_at) / 3600)
  end
$$;

-- The conflict is with the row of the group alone: a transfer has one entry of a member.
create function xp_add_to_history() returns trigger language plpgsql as $$
begin
  insert into xp_history as earlier (account_id, first_id, group_key, amount, transfers, latest_at)
  select
    new.account_id, t.id, xp_history_group(t.reason, t.idempotency_key, t.reference, t.created_at), new.amount, 1,
    t.created_at
  from xp_transfers t
  where t.id = new.transfer_id
  on conflict (account_id, group_key) where group_key is not null do update
  set
    first_id = least(earlier.first_id, excluded.first_id),
    amount = earlier.amount + excluded.amount,
    transfers = earlier.transfers + 1,
    latest_at = greatest(earlier.latest_at, excluded.latest_at);
  return null;
end $$;

-- After xp_entries_applied, which locks the member: triggers run in the order of their names.
create trigger xp_entries_history
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
  execute function xp_add_to_history();

-- Payments have ended, and begin again when this commits: what they write from then on the trigger sees.
insert into xp_history_to_fill (above)
select '00000000-0000-0000-0000-000000000004'
where exists (select from xp_entries);
