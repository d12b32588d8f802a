-- As the previous release had them, with its triggers of xp_entries:
-- entries-of-two-releases.deep.test.ts shows that none is counted twice when
-- 0088_xp_entries_by_statement.sql replaces these.

create or replace function xp_account(name text) returns uuid language sql immutable as $$
  select case name
    when 'minted' then '00000000-0000-0000-0000-000000000001'::uuid
    when 'burned' then '00000000-0000-0000-0000-000000000002'::uuid
    when 'purchases' then '00000000-0000-0000-0000-000000000003'::uuid
    when 'gifts' then '00000000-0000-0000-0000-000000000004'::uuid
  end
$$;

create or replace function xp_transfer_id(at timestamptz) returns uuid language sql volatile as $$
  select (
    lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0')
      || '7' || substr(number, 1, 3)
      || '8' || substr(number, 4, 5) || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)
  )::uuid
  from (select lpad(to_hex(nextval('xp_transfer_numbers')), 8, '0') as number) as drawn
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
  if exists (select from xp_transfers where idempotency_key = p_key) then
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

create or replace function xp_is_given_back(p_reason text) returns boolean language sql immutable as $$
  select p_reason in ('refund', 'purchase_restored')
$$;

create or replace function xp_apply_entry() returns trigger language plpgsql as $$
begin
  update members
  set
    xp = xp + new.amount,
    lifetime_xp = lifetime_xp + case when new.amount > 0 and not xp_is_given_back(t.reason) then new.amount else 0 end
  from xp_transfers t
  where members.id = new.account_id
    and t.id = new.transfer_id;
  if not found then
    raise exception 'entry for account %: no such member or transfer', new.account_id
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'xp_entries_applied') then
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
  end if;
end $$;

create or replace function xp_is_ranked(p_reason text) returns boolean language sql immutable as $$
  select p_reason not in ('bot_start', 'referral', 'referral_received')
$$;

create or replace function xp_count_activity() returns trigger language plpgsql as $$
declare
  v_day date;
begin
  select (t.created_at at time zone 'UTC')::date
  into v_day
  from xp_transfers t
  join xp_entries source on source.transfer_id = t.id
  where t.id = new.transfer_id
    and xp_is_ranked(t.reason)
    and source.account_id = '00000000-0000-0000-0000-000000000001';
  if found then
    insert into xp_standings as standing (period, starts_on, member_id, xp)
    values
      ('daily', v_day, new.account_id, new.amount),
      ('weekly', date_trunc('week', v_day)::date, new.account_id, new.amount),
      ('all-time', '1970-01-01', new.account_id, new.amount)
    on conflict (period, starts_on, member_id) do update
    set xp = standing.xp + excluded.xp;
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'xp_entries_standing') then
    create trigger xp_entries_standing
      after insert on xp_entries
      for each row
      when (
        new.amount > 0
        and new.account_id not in (
          '00000000-0000-0000-0000-000000000001',
          '00000000-0000-0000-0000-000000000002',
          '00000000-0000-0000-0000-000000000003',
          '00000000-0000-0000-0000-000000000004'
        )
      )
      execute function xp_count_activity();
  end if;
end $$;
