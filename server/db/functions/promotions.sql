-- Whatever a promotion writes locks its post first, then the promotion, its members last: a view, the beginning of an hour
-- and a deletion of the post follow one another.

create or replace function promotion_end(p_promotion uuid, p_reason text, p_at timestamptz)
returns void language sql as $$
  update promotions
  set ended_at = p_at, end_reason = p_reason
  where id = p_promotion
    and ended_at is null
$$;

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

-- Charges the author. Too little XP ends the promotion and answers false.
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
  perform xp_transfer(
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

-- Starts a promotion and pays its first hour. Answers 'started'; 'running' when the post is promoted already; 'short' when
-- the author holds less than p_needed.
create or replace function promotion_start(
  p_promotion uuid,
  p_post uuid,
  p_member uuid,
  p_hours integer,
  p_needed integer,
  p_hour_price integer,
  p_levels text[],
  p_at timestamptz
) returns text language plpgsql as $$
begin
  perform from posts where id = p_post for no key update;
  -- An attempt that takes over from one that died after writing.
  if exists (select from promotions where id = p_promotion) then
    return 'started';
  end if;
  update promotions
  set ended_at = ends_at, end_reason = 'time'
  where post_id = p_post and ended_at is null and ends_at <= p_at;
  if exists (select from promotions where post_id = p_post and ended_at is null) then
    return 'running';
  end if;
  perform from members where id = p_member and xp >= p_needed for no key update;
  if not found then
    return 'short';
  end if;
  insert into promotions (id, post_id, member_id, duration_hours, started_at, ends_at, due_at)
  values (p_promotion, p_post, p_member, p_hours, p_at, p_at + p_hours * interval '1 hour', p_at);
  perform promotion_advance(p_promotion, p_hour_price, p_levels, p_at);
  return 'started';
end $$;

-- Counts a view and charges for it, once per viewer and hour, after paying the hour when it just began. Returns whether it was
-- counted.
create or replace function promotion_view(
  p_promotion uuid,
  p_viewer uuid,
  p_view_price integer,
  p_hour_price integer,
  p_levels text[],
  p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_promotion promotions;
  v_hour integer;
begin
  if not promotion_advance(p_promotion, p_hour_price, p_levels, p_at) then
    return false;
  end if;
  select * into v_promotion from promotions where id = p_promotion;
  v_hour := floor(extract(epoch from p_at - v_promotion.started_at) / 3600);
  if exists (
    select from promotion_marks
    where promotion_id = p_promotion and hour = v_hour and kind = 'view' and member_id = p_viewer
  ) then
    return false;
  end if;
  if not promotion_pay(v_promotion, 'view:' || v_hour || ':' || p_viewer, p_view_price, p_at) then
    return false;
  end if;
  insert into promotion_marks (promotion_id, hour, kind, member_id) values (p_promotion, v_hour, 'view', p_viewer);
  update promotion_hours
  set views = views + 1, xp_spent = xp_spent + p_view_price
  where promotion_id = p_promotion and hour = v_hour;
  update promotions set last_viewed_at = p_at where id = p_promotion;
  return true;
end $$;

-- Counts what a member did at a promoted post, once per kind and hour. Returns whether it was counted.
create or replace function promotion_event(
  p_promotion uuid,
  p_member uuid,
  p_kind text,
  p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_hour integer;
begin
  select h.hour into v_hour
  from promotions p
  join promotion_hours h on h.promotion_id = p.id
  where p.id = p_promotion and p.ended_at is null and p.ends_at > p_at
  order by h.hour desc
  limit 1;
  if not found then
    return false;
  end if;
  insert into promotion_marks (promotion_id, hour, kind, member_id)
  values (p_promotion, v_hour, p_kind, p_member)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  update promotion_hours
  set
    post_clicks = post_clicks + (p_kind = 'postClick')::integer,
    image_clicks = image_clicks + (p_kind = 'imageClick')::integer,
    likes = likes + (p_kind = 'like')::integer,
    comments = comments + (p_kind = 'comment')::integer,
    comment_likes = comment_likes + (p_kind = 'commentLike')::integer,
    shares = shares + (p_kind = 'share')::integer,
    bookmarks = bookmarks + (p_kind = 'bookmark')::integer,
    tts_plays = tts_plays + (p_kind = 'ttsPlay')::integer
  where promotion_id = p_promotion and hour = v_hour;
  return true;
end $$;
