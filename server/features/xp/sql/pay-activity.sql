-- Pays what an activity earns (xp.3): once per actor, kind and target, ever; at most so often a UTC
-- day; never for one's own content (p_owner: whose content it is, null when nobody's). p_pay has
-- the amounts of shared/xp/earnings.ts: {amount, bonus}, for the actor; {ownerAmount, ownerBonus},
-- which go to the owner along with it, also where amount is 0; {dailyCap}, null: no cap. Either is
-- paid their bonus too if they hold a Gold Crown (badges.3). Returns what the actor was paid.
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

-- Counts that a member is paid for an activity of a kind on this day. Returns false, with nothing
-- counted, when the cap is used up; null: no cap.
create or replace function xp_count_paid(p_member uuid, p_kind text, p_day date, p_daily_cap integer)
returns boolean language plpgsql as $$
begin
  insert into xp_paid_kinds as paid (member_id, kind, paid_on, times)
  values (p_member, p_kind, p_day, 1)
  on conflict (member_id, kind) do update
  set
    paid_on = greatest(paid.paid_on, p_day),
    times = case when paid.paid_on < p_day then 1 else paid.times + 1 end
  where p_daily_cap is null
    or paid.paid_on < p_day
    or paid.times < p_daily_cap;
  return found;
end $$;

-- Mints an amount for a member, and the bonus as an entry of its own if they hold a Gold Crown,
-- active or not: what it brings lasts until it expires. Returns the sum.
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
  v_paid integer := xp_move(p_key, xp_account('minted'), p_member, p_amount, p_reason, p_reference, p_at);
begin
  if v_paid > 0 and p_bonus > 0 and exists (
    select from held_badges(p_member, p_at) as crown where crown.badge_type = 'goldCrown'
  ) then
    v_paid := v_paid + xp_move(
      'crown_bonus:' || p_key, xp_account('minted'), p_member, p_bonus, 'crown_bonus', p_reference, p_at
    );
  end if;
  return v_paid;
end $$;
