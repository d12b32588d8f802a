-- Whatever a promotion writes locks its post first, then the promotion, its members last: a view,
-- the beginning of an hour and a deletion of the post follow one another. In SQL, since each view
-- pays in the statement that counts it.

-- Why a promotion has ended by a moment, of a post with this level, null for one that is gone; null
-- while it runs, as far as XP goes. p_levels: those that may be promoted. An expression.
create or replace function promotion_ending(p_ends_at timestamptz, p_level text, p_levels text[], p_at timestamptz)
returns text language sql immutable as $$
  select case
    when p_at >= p_ends_at then 'time'
    when (p_level = any(p_levels)) is not true then 'post'
  end
$$;

-- promotion_ending of a promotion whose post is locked.
create or replace function promotion_ending_of(p_promotion promotions, p_levels text[], p_at timestamptz)
returns text language plpgsql as $$
begin
  return promotion_ending(
    p_promotion.ends_at,
    (select moderation_level from posts where id = p_promotion.post_id and removed_at is null),
    p_levels,
    p_at
  );
end $$;

create or replace function promotion_end(p_promotion uuid, p_reason text, p_at timestamptz)
returns void language sql as $$
  update promotions
  set ended_at = p_at, end_reason = p_reason
  where id = p_promotion
    and ended_at is null
$$;

-- Brings a promotion to p_at: ends it when the time is up, the post is gone or hidden (a level not
-- among p_levels), or the hour at hand cannot be paid; else pays that hour, once. Hours that went
-- by unnoticed are not paid: nobody saw the post in them. Returns whether it runs.
create or replace function promotion_advance(
  p_promotion uuid,
  p_hour_price integer,
  p_levels text[],
  p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_promotion promotions;
  v_ending text;
  v_hour integer;
begin
  perform from posts
  where id = (select post_id from promotions where id = p_promotion)
  for no key update;
  select * into v_promotion from promotions where id = p_promotion and ended_at is null for no key update;
  if not found then
    return false;
  end if;
  v_ending := promotion_ending_of(v_promotion, p_levels, p_at);
  if v_ending is not null then
    perform promotion_end(p_promotion, v_ending, case when v_ending = 'time' then v_promotion.ends_at else p_at end);
    return false;
  end if;
  if p_at < v_promotion.due_at then
    return true;
  end if;
  v_hour := floor(extract(epoch from p_at - v_promotion.started_at) / 3600);
  if not promotion_pay(v_promotion, 'hour:' || v_hour, p_hour_price, p_at) then
    return false;
  end if;
  insert into promotion_hours (promotion_id, hour, starts_at, xp_spent)
  values (p_promotion, v_hour, v_promotion.started_at + v_hour * interval '1 hour', p_hour_price);
  update promotions
  set due_at = started_at + (v_hour + 1) * interval '1 hour'
  where id = p_promotion;
  return true;
end $$;

-- Charges the author. Too little XP ends the promotion and returns false.
create or replace function promotion_pay(
  p_promotion promotions,
  p_what text,
  p_price integer,
  p_at timestamptz
) returns boolean language plpgsql as $$
begin
  perform from members where id = p_promotion.member_id and xp >= p_price for no key update;
  if not found then
    perform promotion_end(p_promotion.id, 'xp', p_at);
    return false;
  end if;
  perform xp_move(
    'promotion:' || p_promotion.member_id || ':' || p_promotion.id || ':' || p_what,
    p_promotion.member_id,
    xp_account('burned'),
    p_price,
    'promotion',
    p_promotion.post_id::text,
    p_at
  );
  update promotions set total_cost = total_cost + p_price where id = p_promotion.id;
  return true;
end $$;
