-- Leaders of periods that began before there were steps get theirs, and the period its bar: whose job has not ended in the previous release,
-- or who skipped that release. By xp_standings_by_xp, which the next migration drops: a thousand rows of each of at most five periods, and
-- those level with the last. Payments of these members wait meanwhile, and whoever earns something has a step already.
--
-- The table stays, empty, for processes of the previous release, whose leaderboards ask it; the next release drops it.
--
-- Allowed (reads): a thousand rows of each period that is left, by an index; usually none.
do $$
declare
  v xp_leader_steps_to_fill;
  v_bar integer;
begin
  for v in select * from xp_leader_steps_to_fill order by period, starts_on loop
    insert into xp_leader_bars (period, starts_on, xp)
    select v.period, v.starts_on, xp + 1
    from xp_standings
    where period = v.period and starts_on = v.starts_on
    order by xp desc
    offset 999
    limit 1
    on conflict do nothing;
    v_bar := coalesce((select xp from xp_leader_bars where period = v.period and starts_on = v.starts_on), 0);
    update xp_standings
    set step = xp / 32
    where (period, starts_on, member_id) in (
      select period, starts_on, member_id
      from xp_standings
      where period = v.period and starts_on = v.starts_on and xp >= v_bar and step is null
      order by period, starts_on, member_id
      for no key update
    );
  end loop;
  delete from xp_leader_steps_to_fill;
end $$;
