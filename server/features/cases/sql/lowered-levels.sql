-- Counts the contents whose level a machine lowered on the first day that is not counted yet
-- (numbers.1), by the worst level of their elements; a day, in UTC, an hour after it is over, since
-- a verdict is stored a little after the time that it says. Returns whether there was such a day.
create or replace function count_lowered_levels(p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_day date := coalesce(
    (select max(day) + 1 from lowered_levels),
    (
      select min(decided_at at time zone 'utc')::date
      from element_moderations
      where level <> 'top' and decided_by <> 'person'
    )
  );
begin
  if v_day is null or (v_day + 1)::timestamp at time zone 'utc' > p_at - interval '1 hour' then
    return false;
  end if;
  insert into lowered_levels (day, high, low, none)
  select
    v_day, count(*) filter (where worst = 2), count(*) filter (where worst = 3), count(*) filter (where worst = 4)
  from (
    select max(array_position('{top,high,low,none}', level)) as worst
    from element_moderations
    where level <> 'top'
      and decided_by <> 'person'
      and decided_at >= v_day::timestamp at time zone 'utc'
      and decided_at < (v_day + 1)::timestamp at time zone 'utc'
    group by post_id, comment_id, message_id
  ) as lowered
  on conflict (day) do nothing;
  return true;
end $$;
