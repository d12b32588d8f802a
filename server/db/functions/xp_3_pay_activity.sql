-- Pays what an activity earns (xp.3): once per actor, kind and target, ever; at most p_daily_cap times a UTC day
-- (null: no cap); never for one's own content (p_owner: whose content it is, null when nobody's). p_owner_amount goes to
-- the owner along with it, also where p_amount is 0. Either is paid their bonus too if they hold a Gold Crown (badges.3). The amounts are those of
-- shared/xp/earnings.ts. Returns what the actor was paid.
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

-- Mints an amount for a member, and the bonus as an entry of its own if they hold a Gold Crown, active or not: what it
-- brings lasts until it expires. Returns the sum.
create or replace function xp_pay_with_bonus(
  p_key text,
  p_member uuid,
  p_amount integer,
  p_bonus integer,
  p_reason text,
  p_reference text,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_paid integer := xp_transfer(p_key, xp_account('minted'), p_member, p_amount, p_reason, p_reference, p_at);
begin
  if v_paid > 0 and p_bonus > 0 and exists (
    select from member_badges crown
    where crown.member_id = p_member
      and crown.badge_type = 'goldCrown'
      and (crown.expires_at is null or crown.expires_at > p_at)
  ) then
    v_paid := v_paid + xp_transfer(
      'crown_bonus:' || p_key, xp_account('minted'), p_member, p_bonus, 'crown_bonus', p_reference, p_at
    );
  end if;
  return v_paid;
end $$;
