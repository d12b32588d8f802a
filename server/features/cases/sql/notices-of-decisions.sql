-- Whether a limit or suspension still holds a member: its time is not over, nobody restored them,
-- and no longer one took its place. Other decisions hold.
create or replace function is_held_by(p_member members, p_decision decisions) returns boolean language plpgsql immutable as $$
begin
  return case p_decision.decision
    when 'limit' then coalesce(
      p_member.limited_until >= (effects_on(p_decision, p_member.id) #>> '{0,former,until}')::timestamptz,
      false
    )
    when 'suspend' then p_member.suspended_at is not distinct from p_decision.decided_at
    else true
  end;
end $$;
