-- Promotions that a measure stops, and that go on when it is undone (cases.4).
--
--   stop_promotions_of(p_member uuid, p_at timestamptz) returns jsonb -- ["promotion id", …]
--   resume_promotions(p_promotions jsonb, p_stopped_at timestamptz, p_at timestamptz)
--     returns integer

-- Stops all that a member promotes, without a refund, and returns the ids of what it stopped. Locks
-- posts, then promotions. What begins before the caller locks the member, the caller must look for:
-- see refuse_running_promotions.
create or replace function stop_promotions_of(p_member uuid, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_stopped jsonb;
begin
  perform from posts
  where id in (select post_id from promotions where member_id = p_member and ended_at is null)
  order by id
  for no key update;
  with stopped as (
    update promotions
    set ended_at = p_at, end_reason = 'stopped'
    where member_id = p_member and ended_at is null
    returning id
  )
  select coalesce(jsonb_agg(id order by id), '[]') into v_stopped from stopped;
  return v_stopped;
end $$;

-- With the member locked: a promotion that began before makes the statement be tried again.
create or replace function refuse_running_promotions(p_member uuid) returns void language plpgsql as $$
begin
  if exists (select from promotions where member_id = p_member and ended_at is null) then
    raise exception 'a promotion of member % began meanwhile', p_member using errcode = 'serialization_failure';
  end if;
end $$;

-- Whether a member may promote posts. An expression.
create or replace function may_promote(p_member members) returns boolean language sql immutable as $$
  select p_member.suspended_at is null and p_member.left_at is null and p_member.post_audience = 'members'
$$;

-- Lets promotions that were stopped at p_stopped_at go on, by as much later as they stood still:
-- what was paid is shown. Not those whose post is gone, removed or promoted anew, nor those that
-- ended since by something else. Returns how many go on. Locks posts, then promotions.
create or replace function resume_promotions(p_promotions jsonb, p_stopped_at timestamptz, p_at timestamptz)
returns integer language plpgsql as $$
declare
  v_ids uuid[] := array(select jsonb_array_elements_text(p_promotions)::uuid);
  v_resumed integer;
begin
  perform from posts
  where id in (select post_id from promotions where id = any(v_ids))
  order by id
  for no key update;
  update promotions p
  set
    ended_at = null,
    end_reason = null,
    started_at = p.started_at + (p_at - p_stopped_at),
    ends_at = p.ends_at + (p_at - p_stopped_at),
    due_at = p.due_at + (p_at - p_stopped_at)
  where p.id = any(v_ids)
    and p.ended_at = p_stopped_at
    and p.end_reason = 'stopped'
    and p.ends_at > p_stopped_at
    and exists (select from posts where id = p.post_id and removed_at is null)
    and not exists (select from promotions other where other.post_id = p.post_id and other.ended_at is null);
  get diagnostics v_resumed = row_count;
  return v_resumed;
end $$;
