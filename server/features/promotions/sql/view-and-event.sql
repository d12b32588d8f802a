-- Counts a view and charges for it, once per viewer and hour, after paying the hour when it just
-- began. Returns whether it was counted.
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
  if promotion_is_marked(p_promotion, v_hour, 'view', p_viewer) then
    return false;
  end if;
  if not promotion_pay(v_promotion, 'view:' || v_hour || ':' || p_viewer, p_view_price, p_at) then
    return false;
  end if;
  insert into promotion_marks_by_month (promotion_id, hour, kind, member_id, month)
  values (p_promotion, v_hour, 'view', p_viewer, promotion_month(v_promotion.started_at, v_hour));
  update promotion_hours
  set views = views + 1, xp_spent = xp_spent + p_view_price
  where promotion_id = p_promotion and hour = v_hour;
  update promotions set last_viewed_at = p_at where id = p_promotion;
  return true;
end $$;

-- Counts what a member did at a promoted post, once per kind and hour. Returns
-- whether it was counted.
create or replace function promotion_event(
  p_promotion uuid,
  p_member uuid,
  p_kind text,
  p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_hour integer;
  v_month date;
begin
  select h.hour, promotion_month(p.started_at, h.hour) into v_hour, v_month
  from promotions p
  join promotion_hours h on h.promotion_id = p.id
  where p.id = p_promotion and p.ended_at is null and p.ends_at > p_at
  order by h.hour desc
  limit 1;
  if not found or promotion_is_marked(p_promotion, v_hour, p_kind, p_member) then
    return false;
  end if;
  insert into promotion_marks_by_month (promotion_id, hour, kind, member_id, month)
  values (p_promotion, v_hour, p_kind, p_member, v_month)
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
