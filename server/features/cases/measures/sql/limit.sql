-- A limit (cases.4): no new conversations, not suggested or ranked, nothing promoted, and posts
-- reach followers only (`members.post_audience`, see db/visibility).
--
--   limit_for_decision(p_member uuid, p_until timestamptz, p_at timestamptz) returns jsonb
--   undo_limit(p_member uuid, p_former jsonb, p_at timestamptz) returns boolean
--   is_limited(p_member members) returns boolean
--   unreached_authors(p_viewer uuid) returns uuid[]
--
-- Both lock posts, promotions, then the member: whatever else the decision does to posts comes
-- before.

-- Whether a member is limited now; the minute's job ends it (end_measures). An expression.
create or replace function is_limited(p_member members) returns boolean language sql immutable as $$
  select p_member.post_audience = 'followers'
$$;

-- Limits a member until p_until, or as long as an earlier limit lasts if that is longer. Returns
-- what undo_limit needs: {username, at, formerUntil, until, promotions: [id], stoppedPromotions:
-- number}; null when there is no such member, or they are a bot or gone.
create or replace function limit_for_decision(p_member uuid, p_until timestamptz, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v members;
  v_stopped jsonb;
  v_until timestamptz;
begin
  perform from members where id = p_member and not is_bot and left_at is null;
  if not found then
    return null;
  end if;
  v_stopped := stop_promotions_of(p_member, p_at);
  select * into v from members where id = p_member for no key update;
  if v.id is null or v.left_at is not null then
    raise exception 'member % changed meanwhile', p_member using errcode = 'serialization_failure';
  end if;
  perform refuse_running_promotions(p_member);
  update members
  set limited_until = greatest(limited_until, p_until), post_audience = 'followers'
  where id = p_member
  returning limited_until into v_until;
  return jsonb_build_object(
    'username', v.username,
    'at', p_at,
    'formerUntil', v.limited_until,
    'until', v_until,
    'promotions', v_stopped,
    'stoppedPromotions', jsonb_array_length(v_stopped)
  );
end $$;

-- Takes such a limit back: an earlier one that still lasts stands again, and promotions go on.
-- False, with nothing done, when the member is not limited by it any more.
create or replace function undo_limit(p_member uuid, p_former jsonb, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_until timestamptz := (p_former ->> 'until')::timestamptz;
  v_former timestamptz := (p_former ->> 'formerUntil')::timestamptz;
  v members;
  v_resumed integer := 0;
begin
  select * into v from members where id = p_member and limited_until = v_until;
  if not found then
    return false;
  end if;
  v.post_audience := case when v_former > p_at then 'followers' else 'members' end;
  if may_promote(v) then
    v_resumed := resume_promotions(p_former -> 'promotions', (p_former ->> 'at')::timestamptz, p_at);
  end if;
  update members
  set
    limited_until = case when v_former > p_at then v_former end,
    post_audience = case when v_former > p_at then 'followers' else 'members' end
  where id = p_member and limited_until = v_until
  returning * into v;
  if not found or v_resumed > 0 and not may_promote(v) then
    raise exception 'member % changed meanwhile', p_member using errcode = 'serialization_failure';
  end if;
  return true;
end $$;

-- The limited members whose posts do not reach a viewer (`orIsOutOfReach` of db/visibility). Few
-- are limited; the plan is kept, so that statements that ask are not planned longer.
create or replace function unreached_authors(p_viewer uuid) returns uuid[] language plpgsql stable as $$
begin
  return array(
    select limited.id
    from members limited
    where limited.post_audience = 'followers'
      and limited.id is distinct from p_viewer
      and not exists (select from follows f where f.follower_id = p_viewer and f.followed_id = limited.id)
  );
end $$;
