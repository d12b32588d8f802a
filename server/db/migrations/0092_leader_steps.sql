-- The leaders of a period by their XP in steps of 32, so that earning moves an entry of an index once a step, and not at each like. Only
-- who reached the period's bar has a step, so that a page of a leaderboard reads some hundreds of rows, however many members earned
-- something: see functions/xp_8_standings.sql, which raises bars.
create table xp_leader_bars (
  period text not null,
  starts_on date not null,
  -- Whoever has as much has a step. No row: everybody has.
  xp integer not null,
  primary key (period, starts_on)
);

lock table xp_standings in share row exclusive mode;
alter table xp_standings
  -- XP divided by 32; null: below the bar.
  add column step integer,
  -- Room for the row's next version beside it, so that no index changes.
  set (fillfactor = 60);

-- As functions/xp_8_standings.sql has it.
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
    join xp_entries source on source.transfer_id = t.id and source.account_id = '00000000-0000-0000-0000-000000000001'
    cross join lateral (
      values
        ('daily', (t.created_at at time zone 'UTC')::date),
        ('weekly', date_trunc('week', t.created_at at time zone 'UTC')::date),
        ('all-time', date '1970-01-01')
    ) as of_period (period, starts_on)
    where e.amount > 0
      and e.account_id not in (select id from xp_system_accounts)
      and t.reason not in ('bot_start', 'referral', 'referral_received')
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

-- At most a thousand of each period: the first of xp_standings_by_xp.
do $$
declare
  v record;
begin
  for v in
    with recursive periods as (
      (select period, starts_on from xp_standings order by period, starts_on limit 1)
      union all
      select next.period, next.starts_on
      from periods
      cross join lateral (
        select s.period, s.starts_on
        from xp_standings s
        where (s.period, s.starts_on) > (periods.period, periods.starts_on)
        order by s.period, s.starts_on
        limit 1
      ) as next
    )
    select period, starts_on from periods
  loop
    insert into xp_leader_bars (period, starts_on, xp)
    select v.period, v.starts_on, s.xp + 1
    from xp_standings s
    where s.period = v.period and s.starts_on = v.starts_on
    order by s.xp desc
    offset 999
    limit 1;
    update xp_standings s
    set step = s.xp / 32
    where s.period = v.period
      and s.starts_on = v.starts_on
      and s.xp >= coalesce((select bar.xp from xp_leader_bars bar where bar.period = v.period and bar.starts_on = v.starts_on), 0);
  end loop;
end $$;
