-- The leaders of a period by their XP in steps of 32, so that earning moves an entry of an index once a step, and not at each like. Only
-- who reached the period's bar has a step, so that the index stays short, however many members earned something: see
-- functions/xp_8_standings.sql, which raises bars.
create table xp_leader_bars (
  period text not null,
  starts_on date not null,
  -- Whoever has as much has a step. No row: everybody has.
  xp integer not null,
  primary key (period, starts_on)
);

-- Periods that began before this, whose leaders have no step until a job gives them one (fill_leader_steps): until then their leaderboards
-- read xp_standings_by_xp, as those of the previous release do.
create table xp_leader_steps_to_fill (
  period text not null,
  starts_on date not null,
  primary key (period, starts_on)
);

-- Allowed (reads): whether there is a row.
insert into xp_leader_steps_to_fill (period, starts_on)
select period, starts_on
from (
  select 'all-time' as period, date '1970-01-01' as starts_on
  union
  select 'daily', day from unnest(array[(now() at time zone 'UTC')::date - 1, (now() at time zone 'UTC')::date]) as day
  union
  select 'weekly', date_trunc('week', day)::date
  from unnest(array[(now() at time zone 'UTC')::date - 1, (now() at time zone 'UTC')::date]) as day
) as at_hand
where exists (select from xp_standings);

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
