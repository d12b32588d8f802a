-- What a transfer is grouped by in its member's history, null: by nothing. The views of a promoted
-- post make a row for each UTC day, its hours one for each hour.
create or replace function xp_history_group(p_reason text, p_key text, p_reference text, p_at timestamptz)
returns text language sql immutable as $$
  select case
    when p_reason <> 'promotion' then null
    when split_part(p_key, ':', 4) = 'view' then 'views:' || p_reference || ':' || floor(extract(epoch from p_at) / 86400)
    when split_part(p_key, ':', 4) = 'hour' then 'hours:' || p_reference || ':' || floor(extract(epoch from p_at) / 3600)
  end
$$;

-- All rows of xp_history as they follow from the ledger.
create or replace function xp_history_of_ledger()
returns table (
  account_id uuid, first_id uuid, group_key text, amount integer, transfers integer, latest_at timestamptz
)
language sql stable as $$
  select
    e.account_id, (array_agg(t.id order by t.id))[1], min(own.group_key), sum(e.amount)::integer, count(*)::integer,
    max(t.created_at)
  from xp_entries e
  join xp_transfers t on t.id = e.transfer_id
  cross join lateral xp_history_group(t.reason, t.idempotency_key, t.reference, t.created_at) as own (group_key)
  where e.account_id not in (select id from xp_system_accounts)
  group by e.account_id, coalesce(own.group_key, t.id::text)
$$;

-- The conflict is with the row of the group alone: a transfer has one entry of a member.
create or replace function xp_add_to_history() returns trigger language plpgsql as $$
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

-- Once, see xp_7_ledger_checks.sql. Payments wait for the lock of `create trigger` until the rows
-- of earlier ones are there too, so that none is missed.
do $$ begin
  if not exists (select from pg_trigger where tgname = 'xp_entries_history') then
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
    insert into xp_history select * from xp_history_of_ledger();
  end if;
end $$;
