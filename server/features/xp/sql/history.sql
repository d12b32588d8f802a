-- xp_history follows from the ledger: a trigger adds new transfers.

-- The group of a transfer in its member's history, null: none. Stable, as `extract` is,
-- so that it becomes part of what asks.
create or replace function xp_history_group(p_reason text, p_key text, p_reference text, p_at timestamptz)
returns text language sql stable as $$
  select case
    when p_reason <> 'promotion' then null
    when split_part(p_key, ':', 4) = 'view' then 'views:' || p_reference || ':' || floor(extract(epoch from p_at) / 86400)
    when split_part(p_key, ':', 4) = 'hour' then 'hours:' || p_reference || ':' || floor(extract(epoch from p_at) / 3600)
  end
$$;

-- A member's rows change under the member's lock. The conflict is with the row of the group alone:
-- a transfer has one entry of a member.
create or replace function xp_add_entries_to_history() returns trigger language plpgsql as $$
begin
  insert into xp_history as earlier (account_id, first_id, group_key, amount, transfers, latest_at)
  select
    account_id, (array_agg(id order by id))[1], group_key, sum(amount)::integer, count(*)::integer, max(created_at)
  from (
    select e.account_id, e.amount, t.id, t.created_at, xp_history_group(t.reason, t.idempotency_key, t.reference, t.created_at) as group_key
    from added e
    join xp_transfers t on t.id = e.transfer_id
    where not xp_is_system_account(e.account_id)
  ) as line
  group by account_id, group_key, case when group_key is null then id end
  on conflict (account_id, group_key) where group_key is not null do update
  set
    first_id = least(earlier.first_id, excluded.first_id),
    amount = earlier.amount + excluded.amount,
    transfers = earlier.transfers + excluded.transfers,
    latest_at = greatest(earlier.latest_at, excluded.latest_at);
  return null;
end $$;

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
  -- Once for each transfer, and only where there are groups: it is half of the work.
  cross join lateral (
    select case when t.reason = 'promotion' then xp_history_group(t.reason, t.idempotency_key, t.reference, t.created_at) end
    offset 0
  ) as own (group_key)
  where e.account_id not in (select id from xp_system_accounts)
  group by e.account_id, own.group_key collate "C", case when own.group_key is null then t.id end
$$;
