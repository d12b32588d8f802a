-- Starts a promotion, of which p_new has id, post_id, member_id, duration_hours and started_at, and
-- pays its first hour. Returns 'started'; 'running' when the post is promoted already; 'short' when
-- the author holds less than p_needed, or was suspended or limited meanwhile.
create or replace function promotion_start(
  p_new promotions,
  p_needed integer,
  p_hour_price integer,
  p_levels text[]
) returns text language plpgsql as $$
declare
  v_at timestamptz := p_new.started_at;
begin
  perform from posts where id = p_new.post_id for no key update;
  -- An attempt that takes over from one that died after writing.
  if exists (select from promotions where id = p_new.id) then
    return 'started';
  end if;
  update promotions
  set ended_at = ends_at, end_reason = 'time'
  where post_id = p_new.post_id and ended_at is null and ends_at <= v_at;
  if exists (select from promotions where post_id = p_new.post_id and ended_at is null) then
    return 'running';
  end if;
  perform from members m where m.id = p_new.member_id and m.xp >= p_needed and may_promote(m) for no key update;
  if not found then
    return 'short';
  end if;
  insert into promotions (id, post_id, member_id, duration_hours, started_at, ends_at, due_at)
  values (
    p_new.id, p_new.post_id, p_new.member_id, p_new.duration_hours, v_at,
    v_at + p_new.duration_hours * interval '1 hour', v_at
  );
  perform promotion_advance(p_new.id, p_hour_price, p_levels, v_at);
  return 'started';
end $$;
