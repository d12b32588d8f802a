-- As the release of 2026-11-26 had them: see "Old signatures" in server/db/README.md.

create or replace function xp_transfer(
  p_key text,
  p_from uuid,
  p_to uuid,
  p_amount integer,
  p_reason text,
  p_reference text,
  p_at timestamptz,
  p_at_most boolean default false
) returns integer language plpgsql as $$
declare
  v_balance integer;
  v_amount integer := p_amount;
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
    if not p_at_most then
      raise exception 'not enough XP' using
        errcode = 'XP402',
        detail = json_build_object('needed', p_amount, 'balance', v_balance)::text;
    end if;
    v_amount := v_balance;
  end if;
  if v_amount = 0 then
    return 0;
  end if;
  v_id := xp_transfer_id(p_at);
  insert into xp_transfers (id, idempotency_key, reason, reference, created_at)
  values (v_id, p_key, p_reason, p_reference, p_at);
  insert into xp_entries (transfer_id, account_id, amount)
  values (v_id, p_from, -v_amount), (v_id, p_to, v_amount);
  return v_amount;
end $$;

create or replace function xp_pay_activity(
  p_kind text,
  p_actor uuid,
  p_target text,
  p_owner uuid,
  p_amount integer,
  p_owner_amount integer,
  p_daily_cap integer,
  p_at timestamptz,
  p_bonus integer,
  p_owner_bonus integer
) returns integer language plpgsql as $$
declare
  v_key text := p_kind || ':' || p_actor || ':' || p_target;
  v_day date := (p_at at time zone 'UTC')::date;
begin
  -- Lisa earns nothing (ai.5).
  if p_amount <= 0 and p_owner_amount <= 0 or p_actor = p_owner or p_actor = lisa_id() then
    return 0;
  end if;
  -- Both at once, in the order of their ids: see xp_transfer.
  perform from members where id in (p_actor, p_owner) order by id for no key update;
  if exists (select from xp_transfers where idempotency_key = v_key) then
    return 0;
  end if;
  insert into xp_paid_kinds as paid (member_id, kind, paid_on, times)
  values (p_actor, p_kind, v_day, 1)
  on conflict (member_id, kind) do update
  set
    paid_on = greatest(paid.paid_on, v_day),
    times = case when paid.paid_on < v_day then 1 else paid.times + 1 end
  where p_daily_cap is null
    or paid.paid_on < v_day
    or paid.times < p_daily_cap;
  if not found then
    return 0;
  end if;
  if p_owner_amount > 0 and p_owner <> lisa_id() then
    perform xp_pay_with_bonus(
      p_kind || '_received:' || p_owner || ':' || p_target || ':' || p_actor,
      p_owner,
      p_owner_amount,
      p_owner_bonus,
      p_kind || '_received',
      p_target,
      p_at
    );
  end if;
  if p_amount <= 0 then
    return 0;
  end if;
  return xp_pay_with_bonus(v_key, p_actor, p_amount, p_bonus, p_kind, p_target, p_at);
end $$;

create or replace function xp_visit(
  p_member uuid,
  p_day date,
  p_amount integer,
  p_at timestamptz
) returns json language plpgsql as $$
declare
  v_last date;
  v_follows boolean;
begin
  select last_active_on into v_last from members where id = p_member for no key update;
  if not found or v_last >= p_day then
    return null;
  end if;
  v_follows := coalesce(v_last = p_day - 1, false);
  update members
  set
    last_active_on = p_day,
    streak = case when v_follows then streak + 1 else 1 end
  where id = p_member;
  if v_follows then
    perform xp_pay_activity(
      'streak', p_member, p_day::text, null, jsonb_build_object('amount', p_amount, 'bonus', 0, 'ownerAmount', 0), p_at
    );
    return notify_xp('streak:' || p_member || ':' || p_day);
  end if;
  return null;
end $$;
