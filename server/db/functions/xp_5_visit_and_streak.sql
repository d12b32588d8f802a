-- A member is here on p_day, their own day: the streak goes on from the day before or begins
-- again, and each day that follows one pays p_amount and notifies of it (xp.4). A day counts once;
-- days do not run backwards.
create or replace function xp_visit(
  p_member uuid,
  p_day date,
  p_amount integer,
  p_at timestamptz
) returns json language plpgsql as $$
declare
  v_last date;
  v_follows boolean;
begin
  select last_active_on into v_last from members where id = p_member for no key update;
  if not found or v_last >= p_day then
    return null;
  end if;
  v_follows := coalesce(v_last = p_day - 1, false);
  update members
  set
    last_active_on = p_day,
    streak = case when v_follows then streak + 1 else 1 end
  where id = p_member;
  if v_follows then
    perform xp_pay_activity(
      'streak', p_member, p_day::text, null, jsonb_build_object('amount', p_amount, 'bonus', 0, 'ownerAmount', 0), p_at
    );
    return notify_xp('streak:' || p_member || ':' || p_day);
  end if;
  return null;
end $$;
