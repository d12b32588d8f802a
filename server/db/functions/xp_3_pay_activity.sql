-- Pays what an activity earns (decision 43): once per actor, kind and target, ever; at most p_daily_cap times a UTC day
-- (null: no cap); never for one's own content (p_owner: whose content it is, null when nobody's). p_owner_amount goes to
-- the owner along with it. The amounts are those of shared/xp/rules.ts. Answers what the actor was paid.
create or replace function xp_pay_activity(
  p_kind text,
  p_actor uuid,
  p_target text,
  p_owner uuid,
  p_amount integer,
  p_owner_amount integer,
  p_daily_cap integer,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_key text := p_kind || ':' || p_actor || ':' || p_target;
  v_day date := (p_at at time zone 'UTC')::date;
begin
  if p_amount <= 0 or p_actor = p_owner then
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
  perform xp_transfer(v_key, xp_account('minted'), p_actor, p_amount, p_kind, p_target, p_at);
  if p_owner_amount > 0 and p_owner is not null then
    perform xp_transfer(
      p_kind || '_received:' || p_owner || ':' || p_target || ':' || p_actor,
      xp_account('minted'),
      p_owner,
      p_owner_amount,
      p_kind || '_received',
      p_target,
      p_at
    );
  end if;
  return p_amount;
end $$;
