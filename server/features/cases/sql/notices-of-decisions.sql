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

-- Previews what a decision would touch (p as of decide_case).
create or replace function preview_decision(p_case uuid, p jsonb) returns jsonb language plpgsql stable as $$
declare
  v cases := (select c from cases c where c.id = p_case);
  v_spared uuid := spared_by(v, p);
  v_members uuid[];
  v_removed uuid[] := '{}';
  v_contents jsonb;
begin
  select
    array_agg(distinct t.member_id) filter (where t.member_id is not null),
    jsonb_object_agg(t.kind, t.number)
  into v_members, v_contents
  from (
    select kind, member_id, count(*) over (partition by kind) as number
    from targets_of_decision(v, p ->> 'decision') as target
    where v_spared is null or target.member_id is distinct from v_spared
  ) as t;
  if (p ->> 'removesContent')::boolean then
    v_removed := v_members;
  end if;
  return jsonb_build_object(
    'accounts', coalesce(cardinality(v_members), 0),
    'posts', coalesce((v_contents ->> 'post')::integer, 0)
      + (select count(*) from posts where author_id = any(v_removed) and removed_at is null),
    'comments', coalesce((v_contents ->> 'comment')::integer, 0)
      + (select count(*) from comments where author_id = any(v_removed) and deleted_at is null and removed_at is null),
    'messages', coalesce((v_contents ->> 'message')::integer, 0),
    'promotions', (
      select count(*)
      from promotions
      where ended_at is null and case p ->> 'decision'
        when 'remove' then post_id in (
          select c.id
          from contents_of_case(v) as c
          where c.kind = 'post' and (v_spared is null or c.member_id is distinct from v_spared)
        )
        when 'limit' then member_id = any(v_members)
        when 'suspend' then member_id = any(v_members)
        else false
      end
    )
  );
end $$;
