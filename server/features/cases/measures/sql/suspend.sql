-- A suspension (admin.3) as a decision, and its reverse (cases.4).
--
--   suspend_for_decision(p_member uuid, p_reason text, p_until timestamptz, p_at timestamptz)
--     returns jsonb
--   undo_suspension(p_member uuid, p_former jsonb, p_at timestamptz) returns boolean
--
-- Who may decide about whom is not decided here (roles.2). Both lock posts, promotions, then the
-- member: whatever else the decision does to posts comes before.

-- Whether a suspension until p_until (null: until somebody restores) would be new to the member or
-- last longer than the one they have. An expression.
create or replace function is_longer_suspension(p_member members, p_until timestamptz)
returns boolean language sql immutable as $$
  select not p_member.is_bot and p_member.left_at is null and (
    p_member.suspended_at is null
    or p_member.suspended_until is not null and (p_until is null or p_until > p_member.suspended_until)
  )
$$;

-- Suspends a member until p_until, or null: until somebody restores them; ends their sign-ins and
-- stops their promotions. A longer one takes the place of a shorter. Returns what undo_suspension
-- needs: {username, at, suspendedAt, reason, until, promotions: [id], stoppedPromotions: number};
-- null when there is no such member, or they are a bot, gone, or suspended as long already. Whoever
-- calls it publishes `sessions_ended` and forgets the actor.
create or replace function suspend_for_decision(p_member uuid, p_reason text, p_until timestamptz, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v members;
  v_stopped jsonb;
begin
  perform from members m where m.id = p_member and is_longer_suspension(m, p_until);
  if not found then
    return null;
  end if;
  v_stopped := stop_promotions_of(p_member, p_at);
  select * into v from members where id = p_member for no key update;
  if not coalesce(is_longer_suspension(v, p_until), false) then
    -- Somebody else did it meanwhile, or deleted the account.
    if v_stopped = '[]' then
      return null;
    end if;
    raise exception 'member % changed meanwhile', p_member using errcode = 'serialization_failure';
  end if;
  perform refuse_running_promotions(p_member);
  update members
  set suspended_at = p_at, suspension_reason = p_reason, suspended_until = p_until
  where id = p_member;
  perform void_grants(p_member);
  return jsonb_build_object(
    'username', v.username,
    'at', p_at,
    'suspendedAt', v.suspended_at,
    'reason', v.suspension_reason,
    'until', v.suspended_until,
    'promotions', v_stopped,
    'stoppedPromotions', jsonb_array_length(v_stopped)
  );
end $$;

-- Takes such a suspension back: what stood before stands again, and promotions go on; who was
-- signed out signs in again. False, with nothing done, when the member is not suspended by it any
-- more.
create or replace function undo_suspension(p_member uuid, p_former jsonb, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_at timestamptz := (p_former ->> 'at')::timestamptz;
  v members;
  v_resumed integer := 0;
begin
  select * into v from members where id = p_member and suspended_at = v_at;
  if not found then
    return false;
  end if;
  v.suspended_at := (p_former ->> 'suspendedAt')::timestamptz;
  if may_promote(v) then
    v_resumed := resume_promotions(p_former -> 'promotions', v_at, p_at);
  end if;
  update members
  set
    suspended_at = (p_former ->> 'suspendedAt')::timestamptz,
    suspension_reason = p_former ->> 'reason',
    suspended_until = (p_former ->> 'until')::timestamptz
  where id = p_member and suspended_at = v_at
  returning * into v;
  if not found or v_resumed > 0 and not may_promote(v) then
    raise exception 'member % changed meanwhile', p_member using errcode = 'serialization_failure';
  end if;
  return true;
end $$;
