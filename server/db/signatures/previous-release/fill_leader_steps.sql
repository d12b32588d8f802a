-- As the release of 2026-11-27 had it: see "Old signatures" in server/db/README.md.

create or replace function fill_leader_steps(p_period text, p_starts_on date) returns boolean language plpgsql as $$
declare
  v_bar integer;
begin
  perform from xp_leader_steps_to_fill where period = p_period and starts_on = p_starts_on for update skip locked;
  if not found then
    return false;
  end if;
  insert into xp_leader_bars (period, starts_on, xp)
  select p_period, p_starts_on, xp + 1
  from xp_standings
  where period = p_period and starts_on = p_starts_on
  order by xp desc
  offset 999
  limit 1
  on conflict do nothing;
  v_bar := coalesce((select xp from xp_leader_bars where period = p_period and starts_on = p_starts_on), 0);
  update xp_standings
  set step = xp / 32
  where (period, starts_on, member_id) in (
    select period, starts_on, member_id
    from xp_standings
    where period = p_period and starts_on = p_starts_on and xp >= v_bar and step is null
    for update skip locked
  );
  if exists (
    select from xp_standings where period = p_period and starts_on = p_starts_on and xp >= v_bar and step is null
  ) then
    return true;
  end if;
  delete from xp_leader_steps_to_fill where period = p_period and starts_on = p_starts_on;
  return false;
end $$;
