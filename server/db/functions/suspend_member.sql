-- Suspends a member, which ends their sign-ins and stops their promotions (admin.3). Returns
-- {username, stoppedPromotions}; null when there is no such member, or they may not be suspended
-- (`refusal_to_suspend`).
create or replace function suspend_member(p_member uuid, p_admins text[], p_reason text, p_at timestamptz)
returns json language plpgsql as $$
declare
  v_username text;
  v_stopped integer;
begin
  perform from members m
  where m.id = p_member and refusal_to_suspend(m, p_admins) is null;
  if not found then
    return null;
  end if;
  -- Posts, promotions, members: the order in which promotions lock.
  perform from posts
  where id in (select post_id from promotions where member_id = p_member and ended_at is null)
  order by id
  for no key update;
  update promotions
  set ended_at = p_at, end_reason = 'stopped'
  where member_id = p_member and ended_at is null;
  get diagnostics v_stopped = row_count;
  update members
  set suspended_at = p_at, suspension_reason = p_reason
  where id = p_member and suspended_at is null
  returning username into v_username;
  if not found then
    return null;
  end if;
  -- A promotion that began before the member was locked: the statement is tried again.
  if exists (select from promotions where member_id = p_member and ended_at is null) then
    raise exception 'a promotion of member % began meanwhile', p_member using errcode = 'serialization_failure';
  end if;
  perform void_grants(p_member);
  return json_build_object('username', v_username, 'stoppedPromotions', v_stopped);
end $$;
