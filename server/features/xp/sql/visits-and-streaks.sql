-- A member is here on p_day, their own day: the streak goes on from the day before or begins again,
-- and each day that follows one pays p_amount (xp.4). A day counts once; days do not run backwards.
-- Returns what was paid.
create or replace function xp_record_visit(
  p_member uuid,
  p_day date,
  p_amount integer,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_last date;
  v_follows boolean;
begin
  select last_active_on into v_last from members where id = p_member for no key update;
  if not found or v_last >= p_day then
    return 0;
  end if;
  v_follows := coalesce(v_last = p_day - 1, false);
  update members
  set
    last_active_on = p_day,
    streak = case when v_follows then streak + 1 else 1 end
  where id = p_member;
  if not v_follows then
    return 0;
  end if;
  return xp_pay_activity(
    'streak', p_member, p_day::text, null, jsonb_build_object('amount', p_amount, 'bonus', 0, 'ownerAmount', 0), p_at
  );
end $$;

-- The hour of a member's last visit, for the index that finds who was here lately: the visit itself
-- is stored every five minutes, and would change all indexes each time.
create or replace function members_keep_seen_hour() returns trigger language plpgsql as $$
begin
  new.seen_hour := date_trunc('hour', new.last_seen_at, 'UTC');
  return new;
end $$;
