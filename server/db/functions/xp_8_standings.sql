-- Leaderboards rank what members earn by their own activity. Minted too, but not earned so: what
-- bots begin with, and what an invitation pays to both sides.
create or replace function xp_is_ranked(p_reason text) returns boolean language sql immutable as $$
  select p_reason not in ('bot_start', 'referral', 'referral_received')
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

-- Once, see xp_7_ledger_checks.sql.
do $$ begin
  if not exists (select from pg_trigger where tgname = 'xp_entries_standing') then
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
  end if;
end $$;
