-- Ends suspensions and limits whose time is over, of at most p_most members each. Returns who was
-- suspended: they get a mail. Members whom somebody holds wait for the next minute.
create or replace function end_suspensions(p_at timestamptz, p_most integer) returns setof uuid
language plpgsql as $$
declare
  v_over uuid[];
begin
  select coalesce(array_agg(id), '{}') into v_over
  from (
    select id
    from members
    where suspended_until <= p_at and suspended_at is not null
    order by id
    limit p_most
    for no key update skip locked
  ) as over;
  -- A statement of its own: see count_new_posts.
  return query
  update members
  set suspended_at = null, suspension_reason = null, suspended_until = null
  where id = any(v_over) and suspended_until <= p_at
  returning id;
end $$;

-- As end_suspensions, for limits. Returns who was limited.
create or replace function end_limits(p_at timestamptz, p_most integer) returns setof uuid
language plpgsql as $$
declare
  v_over uuid[];
begin
  select coalesce(array_agg(id), '{}') into v_over
  from (
    select id
    from members
    where post_audience = 'followers' and limited_until <= p_at
    order by id
    limit p_most
    for no key update skip locked
  ) as over;
  return query
  update members
  set limited_until = null, post_audience = 'members'
  where id = any(v_over) and limited_until <= p_at
  returning id;
end $$;
