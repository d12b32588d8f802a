-- xp_history follows from the ledger: 0053_xp_history.sql has what a transfer is grouped by
-- (`xp_history_group`), and 0088_xp_entries_by_statement.sql the trigger that adds new ones.

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

-- Makes the rows of members whose transfers are from before the trigger, and removes the
-- notifications of `merge_xp_notices`: member after member in the order of their ids, until
-- p_transfers have been read. Returns false once all have theirs. Who moves XP of a member locks
-- the member, so that nothing comes between reading their transfers and writing their rows; those
-- that the trigger wrote meanwhile are made again. A process that fills at the time makes it wait.
create or replace function fill_xp_history(p_transfers integer) returns boolean language plpgsql as $$
declare
  v_member uuid;
  v_next uuid;
  v_left integer := p_transfers;
begin
  select above into v_member from xp_history_to_fill for update;
  if not found then
    return false;
  end if;
  while v_left > 0 loop
    v_next := (
      select account_id
      from xp_entries
      where account_id > v_member and account_id > xp_account('gifts')
      order by account_id
      limit 1
    );
    if v_next is null then
      delete from xp_history_to_fill;
      return false;
    end if;
    v_member := v_next;
    perform from members where id = v_member for no key update;
    delete from xp_history where account_id = v_member;
    insert into xp_history
    select * from xp_history_of_ledger() where account_id = v_member and account_id > xp_account('gifts');
    v_left := v_left - (select sum(transfers) from xp_history where account_id = v_member);
    perform merge_xp_notices(v_member);
  end loop;
  update xp_history_to_fill set above = v_member;
  return true;
end $$;
