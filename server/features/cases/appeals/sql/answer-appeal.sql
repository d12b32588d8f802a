-- Answers an appeal (appeals.2) in one statement with its audit row; a job tells the member. p:
-- {id, caseId, actorId, actorUsername, admins, grants, reason, at}. Returns {refusal} when nothing
-- was done: 'absent', 'closed', 'held', one of refusal_to_decide, or 'fresh' (a later decision
-- about the same can still be undone); else {effects, notified}. A repeated call has neither.
create or replace function answer_appeal(p jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := p ->> 'at';
  v cases;
  v_appeal appeals;
  v_decided decisions;
  v_refusal text;
  v_done jsonb := '{"effects": [], "notified": [], "restored": {}}';
begin
  select * into v_appeal from appeals where case_id = (p ->> 'caseId')::uuid;
  -- The decided case too: whatever acts on a decision locks its case.
  perform from cases
  where id in (v_appeal.case_id, (select case_id from decisions where id = v_appeal.decision_id))
  order by id
  for no key update;
  if exists (select from audit_log where id = (p ->> 'id')::uuid) then
    return '{}';
  end if;
  select * into v from cases where id = v_appeal.case_id;
  v_refusal := case
    when v.id is null then 'absent'
    when v.closed_at is not null then 'closed'
    when v.claimed_by is distinct from (p ->> 'actorId')::uuid or v.claimed_until <= v_at then 'held'
    else refusal_to_decide(v, (p ->> 'actorId')::uuid, array(select jsonb_array_elements_text(p -> 'admins')))
  end;
  if v_refusal is not null then
    return jsonb_build_object('refusal', v_refusal);
  end if;
  v_decided := lock_decisions(v_appeal);
  if (p ->> 'grants')::boolean then
    if has_fresh_decision(v_decided) then
      return '{"refusal": "fresh"}';
    end if;
    v_done := overturn(v_decided, v_appeal.member_id, v_at);
  end if;
  update appeals
  set
    answered_at = v_at, answered_by = (p ->> 'actorId')::uuid, is_granted = (p ->> 'grants')::boolean,
    answer = p ->> 'reason', restored = v_done -> 'restored'
  where id = v_appeal.id;
  update cases set closed_at = v_at, claimed_by = null, claimed_until = null where id = v.id;
  perform audit_answer(v, v_decided, p, v_done -> 'restored');
  perform graphile_worker.add_job('tell_appeal_answer', json_build_object('appealId', v_appeal.id));
  return jsonb_build_object('effects', v_done -> 'effects', 'notified', v_done -> 'notified');
end $$;

-- Locks the decision of an appeal and the later ones about the same member, in their order: see
-- leave_to_later. Returns the decision.
create or replace function lock_decisions(p_appeal appeals) returns decisions language plpgsql as $$
declare
  v decisions := (select d from decisions d where d.id = p_appeal.decision_id);
begin
  perform from decisions
  where id = v.id or id in (select d.id from later_decisions(v, p_appeal.member_id) as d)
  order by decided_at, id
  for no key update;
  select * into v from decisions where id = p_appeal.decision_id;
  return v;
end $$;

-- Whether a later decision about the same can still be undone. What stood before it is what this
-- one did, so that one settles first.
create or replace function has_fresh_decision(p_decision decisions) returns boolean language plpgsql volatile as $$
begin
  return exists (
    select from decisions later
    where later.noticed_at is null
      and later.undone_at is null
      and later.decided_at > p_decision.decided_at
      and do_effects_meet(p_decision, later)
  );
end $$;

-- Takes a decision back for one member, and keeps so with it.
create or replace function overturn(p_decision decisions, p_member uuid, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_case cases := (select c from cases c where c.id = p_decision.case_id);
  v_done jsonb;
begin
  perform lock_posts_for_decision(v_case, p_decision.decision, p_decision.removes_content);
  v_done := restore_for_appeal(p_decision, p_member, p_at);
  if has_fresh_decision(p_decision) then
    -- One waited for by the locks: the statement is tried again, and refused.
    raise exception 'a decision came after %', p_decision.id using errcode = 'serialization_failure';
  end if;
  update decisions
  set former = former || jsonb_build_object('effects', (
    select jsonb_agg(coalesce(overturned.e, given.e) order by given.place)
    from jsonb_array_elements(former -> 'effects') with ordinality as given (e, place)
    left join jsonb_array_elements(v_done -> 'effects') as overturned (e)
      on overturned.e ->> 'id' = given.e ->> 'id' and overturned.e ->> 'kind' = given.e ->> 'kind'
  ))
  where id = p_decision.id;
  perform settle_later(p_decision.id, v_done -> 'effects');
  if v_case.kind <> 'wave' then
    perform recount_reporters(v_case.id);
  end if;
  return v_done;
end $$;

-- The reporters of a decision that was taken back were not right after all.
create or replace function recount_reporters(p_case uuid) returns void language plpgsql as $$
begin
  perform from reporter_records
  where member_id in (select reporter_id from reports where case_id = p_case)
  order by member_id
  for no key update;
  update reporter_records
  set upheld = upheld - 1, dismissed = dismissed + 1
  where upheld > 0 and member_id in (select reporter_id from reports where case_id = p_case);
end $$;

create or replace function audit_answer(p_case cases, p_decision decisions, p jsonb, p_restored jsonb) returns void
language plpgsql as $$
begin
  insert into audit_log (
    id, action, actor_id, actor_username, target_id, target_username, subject_id, reason, details, created_at
  )
  select
    (p ->> 'id')::uuid, 'answer_appeal', (p ->> 'actorId')::uuid, p ->> 'actorUsername',
    coalesce(m.id, (p ->> 'actorId')::uuid), coalesce(m.username, p ->> 'actorUsername'), p_decision.id, p ->> 'reason',
    jsonb_strip_nulls(jsonb_build_object(
      'case', p_case.id,
      'decision', p_decision.decision,
      'rule', p_decision.rule,
      'answer', case when (p ->> 'grants')::boolean then 'granted' else 'refused' end,
      'restoredPosts', nullif((p_restored ->> 'posts')::integer, 0),
      'restoredComments', nullif((p_restored ->> 'comments')::integer, 0),
      'resumedPromotions', nullif((p_restored ->> 'promotions')::integer, 0)
    )),
    (p ->> 'at')::timestamptz
  from (select) as always
  left join members m on m.id = p_case.member_id;
end $$;
