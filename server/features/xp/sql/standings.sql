-- Leaderboards rank what members earn by their own activity. Minted too, but not earned so: what
-- bots begin with, and what an invitation pays to both sides.
create or replace function xp_is_ranked(p_reason text) returns boolean language sql immutable as $$
  select p_reason not in ('bot_start', 'referral', 'referral_received')
$$;

-- Adds what was earned to the standings, and takes what an undone post gave back from those of the
-- time at which it was paid. `step` is XP divided by 32, of those who reached the
-- period's bar: it alone stands in an index, so that most acts change no index.
create or replace function xp_count_activities() returns trigger language plpgsql as $$
begin
  insert into xp_standings as standing (period, starts_on, member_id, xp, step)
  select
    earned.period, earned.starts_on, earned.account_id, earned.xp,
    case when earned.xp >= coalesce(bar.xp, 0) then earned.xp / 32 end
  from (
    select of_period.period, of_period.starts_on, e.account_id, sum(e.amount)::integer as xp
    from added e
    join xp_transfers t on t.id = e.transfer_id
    join xp_entries source on source.transfer_id = t.id and source.account_id = xp_account('minted')
    cross join lateral (
      select case
        when t.reason <> 'post_undone' then t.created_at
        else (select paid.created_at from xp_transfer_of('post:' || e.account_id || ':' || t.reference) as paid)
      end at time zone 'UTC' as at
    ) as earned
    cross join lateral (
      values
        ('daily', earned.at::date),
        ('weekly', date_trunc('week', earned.at)::date),
        ('all-time', date '1970-01-01')
    ) as of_period (period, starts_on)
    where (e.amount > 0 or t.reason = 'post_undone')
      and not xp_is_system_account(e.account_id)
      and xp_is_ranked(t.reason)
    group by of_period.period, of_period.starts_on, e.account_id
  ) as earned
  left join xp_leader_bars bar on bar.period = earned.period and bar.starts_on = earned.starts_on
  on conflict (period, starts_on, member_id) do update
  set
    xp = standing.xp + excluded.xp,
    step = case
      when standing.xp + excluded.xp >= coalesce(
        (select bar.xp from xp_leader_bars bar where bar.period = excluded.period and bar.starts_on = excluded.starts_on), 0
      )
      then (standing.xp + excluded.xp) / 32
    end;
  return null;
end $$;

-- Raises the bar of a period once more than 2,000 members have a step, so that about 1,000 of those
-- that a leaderboard shows keep theirs, and bots, hidden and limited members above them. A bar
-- never falls; who left meanwhile leaves fewer. Whoever reached the bar has a step: who earns
-- something at the time reads the bar from before, and has one too many. Returns whether some below
-- the bar have a step left: it takes it from 1,000 at a time.
create or replace function xp_raise_leader_bar(p_period text, p_starts_on date) returns boolean language plpgsql as $$
declare
  v_bar integer;
  v_lowered integer;
begin
  select standing.xp + 1 into v_bar
  from xp_standings standing
  join members m on m.id = standing.member_id
  where standing.period = p_period
    and standing.starts_on = p_starts_on
    and standing.step is not null
    and m.is_ranked
    and not m.is_bot
    and not is_limited(m)
  order by standing.step desc, standing.xp desc
  offset 999
  limit 1;
  if v_bar is null or not exists (
    select from xp_standings
    where period = p_period and starts_on = p_starts_on and step is not null
    order by step desc
    offset 2000
    limit 1
  ) then
    return false;
  end if;
  insert into xp_leader_bars as bar (period, starts_on, xp)
  values (p_period, p_starts_on, v_bar)
  on conflict (period, starts_on) do update
  set xp = greatest(bar.xp, excluded.xp);
  delete from xp_leader_bars where period = p_period and starts_on < p_starts_on - 14;
  update xp_standings
  set step = null
  where (period, starts_on, member_id) in (
    select period, starts_on, member_id
    from xp_standings
    where period = p_period and starts_on = p_starts_on and step <= v_bar / 32 and xp < v_bar
    limit 1000
    for update skip locked
  );
  get diagnostics v_lowered = row_count;
  return v_lowered = 1000;
end $$;
