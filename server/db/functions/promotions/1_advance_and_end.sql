-- Whatever a promotion writes locks its post first, then the promotion, its members last: a view, the beginning of an hour
-- and a deletion of the post follow one another.

create or replace function promotion_end(p_promotion uuid, p_reason text, p_at timestamptz)
returns void language sql as $$
  update promotions
  set ended_at = p_at, end_reason = p_reason
  where id = p_promotion
    and ended_at is null
$$;

-- Ends a member's promotion now; nothing is paid or given back. What was over already keeps its reason.
create or replace function promotion_stop(p_promotion uuid, p_member uuid, p_levels text[], p_at timestamptz)
returns void language plpgsql as $$
declare
  v_promotion promotions;
begin
  perform from posts
  where id = (select post_id from promotions where id = p_promotion and member_id = p_member)
  for no key update;
  select * into v_promotion from promotions
  where id = p_promotion and member_id = p_member and ended_at is null
  for no key update;
  if not found then
    return;
  end if;
  if p_at >= v_promotion.ends_at then
    perform promotion_end(p_promotion, 'time', v_promotion.ends_at);
  elsif not exists (select from posts where id = v_promotion.post_id and moderation_level = any(p_levels)) then
    perform promotion_end(p_promotion, 'post', p_at);
  else
    perform promotion_end(p_promotion, 'stopped', p_at);
  end if;
end $$;

-- Brings a promotion to p_at: ends it when the time is up, the post is gone or hidden (a level not among p_levels), or the hour
-- at hand cannot be paid; else pays that hour, once. Hours that went by unnoticed are not paid: nobody saw the post in them.
-- Returns whether it runs.
create or replace function promotion_advance(
  p_promotion uuid,
  p_hour_price integer,
  p_levels text[],
  p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_promotion promotions;
  v_hour integer;
begin
  perform from posts
  where id = (select post_id from promotions where id = p_promotion)
  for no key update;
  select * into v_promotion from promotions where id = p_promotion and ended_at is null for no key update;
  if not found then
    return false;
  end if;
  if p_at >= v_promotion.ends_at then
    perform promotion_end(p_promotion, 'time', v_promotion.ends_at);
    return false;
  end if;
  if not exists (select from posts where id = v_promotion.post_id and moderation_level = any(p_levels)) then
    perform promotion_end(p_promotion, 'post', p_at);
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
