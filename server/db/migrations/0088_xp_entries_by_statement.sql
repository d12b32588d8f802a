-- What follows from the ledger's entries is written once for all entries of a statement, and not for each. The functions are those of
-- functions/xp_7_ledger_checks.sql, xp_8_standings.sql and xp_9_history.sql, so that payments go on before these follow.
--
-- Each entry is counted once: to drop a trigger locks xp_entries until all who inserted have committed, and with them what their triggers
-- wrote; whoever inserts later reads the table's triggers after this has committed. The new triggers have the old names, so that a process
-- of the previous release that starts meanwhile finds them and creates none. The functions of the old ones go with the next release.
create function xp_apply_entries() returns trigger language plpgsql as $$
declare
  v_members integer;
  v_applied integer;
begin
  select count(distinct account_id) into v_members from added where account_id not in (select id from xp_system_accounts);
  update members m
  set xp = m.xp + moved.amount, lifetime_xp = m.lifetime_xp + moved.credited
  from (
    select
      e.account_id, sum(e.amount)::integer as amount,
      coalesce(sum(e.amount) filter (where e.amount > 0 and t.reason not in ('refund', 'purchase_restored')), 0)::integer as credited
    from added e
    join xp_transfers t on t.id = e.transfer_id
    where e.account_id not in (select id from xp_system_accounts)
    group by e.account_id
  ) as moved
  where m.id = moved.account_id;
  get diagnostics v_applied = row_count;
  if v_applied <> v_members then
    raise exception 'entries for % accounts: % have no such member or transfer', v_members, v_members - v_applied
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function xp_count_activities() returns trigger language plpgsql as $$
begin
  insert into xp_standings as standing (period, starts_on, member_id, xp)
  select of_period.period, of_period.starts_on, e.account_id, sum(e.amount)::integer
  from added e
  join xp_transfers t on t.id = e.transfer_id
  join xp_entries source on source.transfer_id = t.id and source.account_id = '00000000-0000-0000-0000-000000000001'
  cross join lateral (
    values
      ('daily', (t.created_at at time zone 'UTC')::date),
      ('weekly', date_trunc('week', t.created_at at time zone 'UTC')::date),
      ('all-time', date '1970-01-01')
  ) as of_period (period, starts_on)
  where e.amount > 0
    and e.account_id not in (select id from xp_system_accounts)
    and t.reason not in ('bot_start', 'referral', 'referral_received')
  group by of_period.period, of_period.starts_on, e.account_id
  on conflict (period, starts_on, member_id) do update
  set xp = standing.xp + excluded.xp;
  return null;
end $$;

create function xp_add_entries_to_history() returns trigger language plpgsql as $$
begin
  insert into xp_history as earlier (account_id, first_id, group_key, amount, transfers, latest_at)
  select
    account_id, (array_agg(id order by id))[1], group_key, sum(amount)::integer, count(*)::integer, max(created_at)
  from (
    select e.account_id, e.amount, t.id, t.created_at, xp_history_group(t.reason, t.idempotency_key, t.reference, t.created_at) as group_key
    from added e
    join xp_transfers t on t.id = e.transfer_id
    where e.account_id not in (select id from xp_system_accounts)
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

drop trigger if exists xp_entries_applied on xp_entries;
drop trigger if exists xp_entries_standing on xp_entries;
drop trigger if exists xp_entries_history on xp_entries;

-- In the order of their names: the first finds the members, whom whoever pays has locked.
create trigger xp_entries_applied
  after insert on xp_entries
  referencing new table as added
  for each statement
  execute function xp_apply_entries();

create trigger xp_entries_history
  after insert on xp_entries
  referencing new table as added
  for each statement
  execute function xp_add_entries_to_history();

create trigger xp_entries_standing
  after insert on xp_entries
  referencing new table as added
  for each statement
  execute function xp_count_activities();

-- Transfers are found by xp_transfers_by_hash, so that the next release can drop the index of whole keys. The functions that pay are here as in
-- functions/xp_2_transfer.sql and xp_3_pay_activity.sql, so that no payment reads all transfers until these follow.
create or replace function xp_key_hash(p_key text) returns uuid language sql immutable as $$
  select md5(p_key)::uuid
$$;

-- The transfer of a key, or none.
create or replace function xp_transfer_of(p_key text) returns setof xp_transfers language sql stable as $$
  select *
  from xp_transfers
  where xp_key_hash(idempotency_key) = xp_key_hash(p_key)
    and idempotency_key = p_key
$$;

create or replace function xp_move(
  p_key text,
  p_from uuid,
  p_to uuid,
  p_amount integer,
  p_reason text,
  p_reference text,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_balance integer;
  v_id uuid;
begin
  if p_key is null or p_amount is null or p_amount < 0 or p_from is null or p_to is null or p_from = p_to then
    raise exception 'not a transfer: % from % to %, key %', p_amount, p_from, p_to, p_key
      using errcode = 'invalid_parameter_value';
  end if;
  -- Members are locked before anything else, in the order of their ids: transfers wait for one
  -- another, never in a circle.
  perform from members where id in (p_from, p_to) order by id for no key update;
  if exists (select from xp_transfer_of(p_key)) then
    return 0;
  end if;
  select xp into v_balance from members where id = p_from;
  if found and v_balance < p_amount then
    raise exception 'not enough XP' using
      errcode = 'XP402',
      detail = json_build_object('needed', p_amount, 'balance', v_balance)::text;
  end if;
  if p_amount = 0 then
    return 0;
  end if;
  v_id := xp_transfer_id(p_at);
  insert into xp_transfers (id, idempotency_key, reason, reference, created_at)
  values (v_id, p_key, p_reason, p_reference, p_at);
  insert into xp_entries (transfer_id, account_id, amount)
  values (v_id, p_from, -p_amount), (v_id, p_to, p_amount);
  return p_amount;
end $$;

create or replace function xp_pay_activity(
  p_kind text,
  p_actor uuid,
  p_target text,
  p_owner uuid,
  p_pay jsonb,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_amount integer := p_pay ->> 'amount';
  v_owner_amount integer := p_pay ->> 'ownerAmount';
  v_key text := p_kind || ':' || p_actor || ':' || p_target;
begin
  -- Lisa earns nothing (ai.5).
  if v_amount <= 0 and v_owner_amount <= 0 or p_actor = p_owner or p_actor = lisa_id() then
    return 0;
  end if;
  -- Both at once, in the order of their ids: see xp_move.
  perform from members where id in (p_actor, p_owner) order by id for no key update;
  if exists (select from xp_transfer_of(v_key)) then
    return 0;
  end if;
  if not xp_count_paid(p_actor, p_kind, (p_at at time zone 'UTC')::date, (p_pay ->> 'dailyCap')::integer) then
    return 0;
  end if;
  if v_owner_amount > 0 and p_owner <> lisa_id() then
    perform xp_pay_with_bonus(
      p_kind || '_received:' || p_owner || ':' || p_target || ':' || p_actor,
      p_owner,
      v_owner_amount,
      (p_pay ->> 'ownerBonus')::integer,
      p_kind || '_received',
      p_target,
      p_at
    );
  end if;
  if v_amount <= 0 then
    return 0;
  end if;
  return xp_pay_with_bonus(v_key, p_actor, v_amount, (p_pay ->> 'bonus')::integer, p_kind, p_target, p_at);
end $$;
