-- Suspends a member until somebody restores them, which ends their sign-ins and stops their
-- promotions (admin.3). Returns {username, stoppedPromotions}; null when there is no such member,
-- or they may not be suspended (`refusal_to_suspend`).
create or replace function suspend_member(p_member uuid, p_admins text[], p_reason text, p_at timestamptz)
returns json language plpgsql as $$
declare
  v_done jsonb;
begin
  perform from members m
  where m.id = p_member and refusal_to_suspend(m, p_admins) is null;
  if not found then
    return null;
  end if;
  v_done := suspend_for_decision(p_member, p_reason, null, p_at);
  if v_done is null then
    return null;
  end if;
  return json_build_object('username', v_done -> 'username', 'stoppedPromotions', v_done -> 'stoppedPromotions');
end $$;
