-- What each member earned by activity in each period (leaderboard.1), so that a leaderboard reads its first rows and no more.
create table xp_standings (
  period text not null check (period in ('daily', 'weekly', 'all-time')),
  -- The UTC day, the Monday of the ISO week; 1970-01-01 for all time.
  starts_on date not null,
  member_id uuid not null references members (id) on delete cascade,
  xp integer not null,
  primary key (period, starts_on, member_id)
);

create index xp_standings_by_xp on xp_standings (period, starts_on, xp desc, member_id);
create index xp_standings_by_member on xp_standings (member_id);

-- Activity is what is minted, but for what members held before there was a ledger and what bots begin with.
create function xp_count_activity() returns trigger language plpgsql as $$
declare
  v_day date;
begin
  select (t.created_at at time zone 'UTC')::date
  into v_day
  from xp_transfers t
  join xp_entries source on source.transfer_id = t.id
  where t.id = new.transfer_id
    and t.reason not in ('opening', 'bot_start')
    and source.account_id = '00000000-0000-0000-0000-000000000001';
  if found then
    insert into xp_standings as standing (period, starts_on, member_id, xp)
    values
      ('daily', v_day, new.account_id, new.amount),
      ('weekly', date_trunc('week', v_day)::date, new.account_id, new.amount),
      ('all-time', '1970-01-01', new.account_id, new.amount)
    on conflict (period, starts_on, member_id) do update
    set xp = standing.xp + excluded.xp;
  end if;
  return null;
end $$;

create trigger xp_entries_standing
  after insert on xp_entries
  for each row
  when (
    new.amount > 0
    and new.account_id not in (
      '00000000-0000-0000-0000-000000000001',
      '00000000-0000-0000-0000-000000000002',
      '00000000-0000-0000-0000-000000000003',
      '00000000-0000-0000-0000-000000000004'
    )
  )
  execute function xp_count_activity();
