-- Starts a promotion and pays its first hour. Returns 'started'; 'running' when the post is promoted already; 'short' when
-- the author holds less than p_needed, or was suspended meanwhile.
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
  perform from members where id = p_member and xp >= p_needed and suspended_at is null for no key update;
  if not found then
    return 'short';
  end if;
  insert into promotions (id, post_id, member_id, duration_hours, started_at, ends_at, due_at)
  values (p_promotion, p_post, p_member, p_hours, p_at, p_at + p_hours * interval '1 hour', p_at);
  perform promotion_advance(p_promotion, p_hour_price, p_levels, p_at);
  return 'started';
end $$;
