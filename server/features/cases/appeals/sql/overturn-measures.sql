-- Takes a limit or suspension back months later (appeals.2), also when it is over: promotions that
-- it stopped go on for the hours that were left. Both lock posts, promotions, then the member, and
-- return {lifted, promotions}: whether it held the member still, and how many promotions go on.

-- Lets promotions go on that a measure stopped (`promotions`, `at`), and those of earlier measures
-- that were left to it (`earlier`).
create or replace function resume_stopped(p_former jsonb, p_at timestamptz) returns integer language plpgsql as $$
declare
  v_resumed integer := 0;
  v jsonb;
begin
  for v in
    select stopped
    from jsonb_array_elements(jsonb_build_array(p_former) || coalesce(p_former -> 'earlier', '[]')) as stopped
  loop
    v_resumed := v_resumed
      + resume_promotions(coalesce(v -> 'promotions', '[]'), (v ->> 'at')::timestamptz, p_at);
  end loop;
  return v_resumed;
end $$;

-- When the limits end that other decisions gave a member; null when none lasts.
create or replace function other_limit_ends(p_decision decisions, p_member uuid, p_at timestamptz) returns timestamptz
language plpgsql stable as $$
begin
  return (
    select max(d.decided_at + d.days * interval '24 hours')
    from decisions d
    where d.id in (
        select own.id from decisions own where own.member_id = p_member
        union all
        select of_wave.id
        from wave_contents w
        join decisions of_wave on of_wave.case_id = w.case_id
        where w.member_id = p_member
      )
      and d.id <> p_decision.id
      and d.decision = 'limit'
      and d.undone_at is null
      and d.decided_at + d.days * interval '24 hours' > p_at
      and effects_on(d, p_member) <> '[]'
      and not effects_on(d, p_member) @> '[{"isOverturned": true}]'
  );
end $$;

create or replace function overturn_limit(p_decision decisions, p_member uuid, p_former jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_until timestamptz := other_limit_ends(p_decision, p_member, p_at);
  v members := (select m from members m where m.id = p_member);
  v_limited timestamptz := v.limited_until;
  v_resumed integer := 0;
begin
  if v_limited is null then
    v_until := null;
  end if;
  v.post_audience := case when v_until is null then 'members' else 'followers' end;
  if may_promote(v) then
    v_resumed := resume_stopped(p_former, p_at);
  end if;
  update members
  set limited_until = v_until, post_audience = v.post_audience
  where id = p_member and limited_until is not distinct from v_limited
  returning * into v;
  if not found or v_resumed > 0 and not may_promote(v) then
    raise exception 'member % changed meanwhile', p_member using errcode = 'serialization_failure';
  end if;
  return jsonb_build_object('lifted', v_until is distinct from v_limited, 'promotions', v_resumed);
end $$;

-- A limit from before the suspension stands again while it lasts.
create or replace function overturn_suspension(p_member uuid, p_former jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v members := (select m from members m where m.id = p_member);
  v_suspended timestamptz := v.suspended_at;
  v_is_held boolean := coalesce(v.suspended_at = (p_former ->> 'at')::timestamptz, false);
  v_lasts boolean := p_former ->> 'until' is null or (p_former ->> 'until')::timestamptz > p_at;
  v_resumed integer := 0;
begin
  if v_is_held then
    v.suspended_at := case when v_lasts then (p_former ->> 'suspendedAt')::timestamptz end;
    v.suspension_reason := case when v.suspended_at is not null then p_former ->> 'reason' end;
    v.suspended_until := case when v.suspended_at is not null then (p_former ->> 'until')::timestamptz end;
  end if;
  if may_promote(v) then
    v_resumed := resume_stopped(p_former, p_at);
  end if;
  update members
  set
    suspended_at = v.suspended_at, suspension_reason = v.suspension_reason, suspended_until = v.suspended_until
  where id = p_member and suspended_at is not distinct from v_suspended
  returning * into v;
  if not found or v_resumed > 0 and not may_promote(v) then
    raise exception 'member % changed meanwhile', p_member using errcode = 'serialization_failure';
  end if;
  return jsonb_build_object('lifted', v_is_held, 'promotions', v_resumed);
end $$;

-- Leaves to later measures about the same member what the reverse of an earlier one would have
-- given back: a later suspension does not bring it back, and promotions that cannot go on yet go on
-- once the later measure is taken back too.
create or replace function leave_measure_to_later(p_decision decisions, p_member uuid, p_former jsonb) returns void
language plpgsql as $$
declare
  v decisions;
  v_effect jsonb;
  v_stopped jsonb := jsonb_build_array(jsonb_build_object('promotions', p_former -> 'promotions', 'at', p_former -> 'at'))
    || coalesce(p_former -> 'earlier', '[]');
  v_is_left boolean := false;
begin
  for v in select * from later_decisions(p_decision, p_member) as d where d.decision in ('limit', 'suspend') loop
    v_effect := effects_on(v, p_member) -> 0;
    if p_decision.decision = 'suspend' and v.decision = 'suspend'
      and (v_effect #>> '{former,suspendedAt}')::timestamptz = (p_former ->> 'at')::timestamptz
    then
      perform keep_in_effect(v.id, p_member, jsonb_build_object(
        'suspendedAt', p_former -> 'suspendedAt', 'reason', p_former -> 'reason', 'until', p_former -> 'until'
      ));
    end if;
    if not v_is_left then
      perform keep_in_effect(v.id, p_member, jsonb_build_object(
        'earlier', coalesce(v_effect #> '{former,earlier}', '[]') || v_stopped
      ));
      v_is_left := true;
    end if;
  end loop;
end $$;
