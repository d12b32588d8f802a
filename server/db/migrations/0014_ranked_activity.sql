-- Leaderboards rank what members earn by their own activity. Minted too, but not earned so: what members held before there was
-- a ledger, what bots begin with, and what an invitation pays to both sides.
create function xp_is_ranked(p_reason text) returns boolean language sql immutable as $$
  select p_reason not in ('opening', 'bot_start', 'referral', 'referral_received')
$$;

create or replace function xp_count_activity() returns trigger language plpgsql as $$
declare
  v_day date;
begin
  select (t.created_at at time zone 'UTC')::date
  into v_day
  from xp_transfers t
  join xp_entries source on source.transfer_id = t.id
  where t.id = new.transfer_id
    and xp_is_ranked(t.reason)
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

-- Payments of an earlier release that still runs wait, so that none is counted twice or not at all.
lock table xp_entries in share row exclusive mode;
delete from xp_standings;

-- Days and weeks that are over are neither shown nor kept.
insert into xp_standings (period, starts_on, member_id, xp)
select place.period, place.starts_on, earned.member_id, sum(earned.amount)
from (
  select credit.account_id as member_id, credit.amount, (t.created_at at time zone 'UTC')::date as day
  from xp_entries source
  join xp_transfers t on t.id = source.transfer_id
  join xp_entries credit on credit.transfer_id = t.id and credit.amount > 0
  join members m on m.id = credit.account_id
  where source.account_id = '00000000-0000-0000-0000-000000000001'
    and xp_is_ranked(t.reason)
) as earned
cross join lateral (
  values
    ('daily', earned.day),
    ('weekly', date_trunc('week', earned.day)::date),
    ('all-time', '1970-01-01'::date)
) as place (period, starts_on)
where place.period = 'all-time'
  or earned.day >= (select (max(created_at) at time zone 'UTC')::date - 8 from xp_transfers)
group by place.period, place.starts_on, earned.member_id;
