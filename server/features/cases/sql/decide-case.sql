-- Decides a case (cases.4) in one statement with its audit rows: see effects-of-decision.sql for p.
-- Returns {refusal} when nothing was done: 'absent', 'closed', 'held' (the caller does not hold
-- it), one of refusal_to_decide, or 'gone' (there is nothing left to do it to); else {effects}: of
-- each what its reverse needs and whom it concerns. A repeated call has neither.
create or replace function decide_case(p jsonb) returns jsonb language plpgsql as $$
declare
  v cases;
  v_refusal text;
  v_effects jsonb;
begin
  select * into v from cases where id = (p ->> 'caseId')::uuid for no key update;
  if exists (select from decisions where id = (p ->> 'id')::uuid) then
    return '{}';
  end if;
  v_refusal := case
    when v.id is null then 'absent'
    when v.closed_at is not null then 'closed'
    when v.claimed_by is distinct from (p ->> 'actorId')::uuid or v.claimed_until <= (p ->> 'at')::timestamptz then 'held'
    else refusal_to_decide(v, (p ->> 'actorId')::uuid, array(select jsonb_array_elements_text(p -> 'admins')))
  end;
  if v_refusal is not null then
    return jsonb_build_object('refusal', v_refusal);
  end if;
  v_effects := apply_decision(v, p);
  if v_effects = '[]' then
    return '{"refusal": "gone"}';
  end if;
  perform record_decision(v, p, v_effects);
  perform audit_effects('decide_case', v, p, p, v_effects);
  perform settle_later((p ->> 'id')::uuid, v_effects);
  return jsonb_build_object('effects', v_effects);
end $$;

create or replace function apply_decision(p_case cases, p jsonb) returns jsonb language plpgsql as $$
declare
  v_effects jsonb := '[]';
  v_former jsonb;
  v_spared uuid := spared_by(p_case, p);
  v record;
begin
  perform lock_posts_for_decision(p_case, p ->> 'decision', (p ->> 'removesContent')::boolean);
  for v in
    select * from targets_of_decision(p_case, p ->> 'decision') as t
    where v_spared is null or t.member_id is distinct from v_spared
  loop
    v_former := case
      when v.kind = 'member' then act_on_member(v.id, p)
      else act_on_content(v.kind, v.id, case when p_case.kind = 'picture' then 'image' else 'text' end, p)
    end;
    if v_former is not null then
      v_effects := v_effects
        || jsonb_build_object('kind', v.kind, 'id', v.id, 'memberId', v.member_id, 'former', v_former);
    end if;
  end loop;
  return v_effects;
end $$;

-- Writes the decision, keeps what it removed as evidence if its rule asks for that, and closes its
-- case. What clients were told of is not kept.
create or replace function record_decision(p_case cases, p jsonb, p_effects jsonb) returns void language plpgsql as $$
declare
  v_kept jsonb := (
    select jsonb_agg(e || jsonb_build_object('former', (e -> 'former') - 'notified' #- '{hidden,notified}'))
    from jsonb_array_elements(p_effects) as e
  );
  v decisions;
begin
  insert into decisions (
    id, case_id, member_id, decision, rule, reason, level, days, removes_content, decided_by, decided_at, notice_at, former
  )
  values (
    (p ->> 'id')::uuid, p_case.id, p_case.member_id, p ->> 'decision', p ->> 'rule', p ->> 'reason', p ->> 'level',
    (p ->> 'days')::integer, (p ->> 'removesContent')::boolean, (p ->> 'actorId')::uuid, (p ->> 'at')::timestamptz,
    (p ->> 'noticeAt')::timestamptz, jsonb_build_object('effects', v_kept)
  )
  returning * into v;
  perform keep_what_was_removed(v, v_kept, v.decided_at);
  update cases
  set closed_at = (p ->> 'at')::timestamptz, claimed_by = null, claimed_until = null
  where id = p_case.id;
end $$;

-- Writes an audit row for each effect; the first has the id of the act (p_act), as it was asked.
-- p_decision: what was decided.
create or replace function audit_effects(p_action text, p_case cases, p_act jsonb, p_decision jsonb, p_effects jsonb)
returns void language plpgsql as $$
begin
  insert into audit_log (
    id, action, actor_id, actor_username, target_id, target_username, subject_id, reason, details, created_at
  )
  select
    case when e.place = 1 then (p_act ->> 'id')::uuid else gen_random_uuid() end,
    p_action,
    (p_act ->> 'actorId')::uuid,
    p_act ->> 'actorUsername',
    coalesce(m.id, (p_act ->> 'actorId')::uuid),
    coalesce(m.username, p_act ->> 'actorUsername'),
    (e.effect ->> 'id')::uuid,
    p_decision ->> 'reason',
    jsonb_strip_nulls(jsonb_build_object(
      'case', p_case.id,
      'kind', e.effect ->> 'kind',
      'decision', p_decision ->> 'decision',
      'rule', p_decision ->> 'rule',
      'level', p_decision ->> 'level',
      'days', (p_decision ->> 'days')::integer,
      'stoppedPromotions', (e.effect -> 'former' ->> 'stoppedPromotions')::integer,
      'removedPosts', jsonb_array_length(e.effect -> 'former' -> 'hidden' -> 'posts'),
      'removedComments', jsonb_array_length(e.effect -> 'former' -> 'hidden' -> 'comments')
    )),
    (p_act ->> 'at')::timestamptz
  from jsonb_array_elements(p_effects) with ordinality as e (effect, place)
  left join members m on m.id = (e.effect ->> 'memberId')::uuid;
end $$;

-- Adds the job that goes on with what members posted, when a decision or its reverse left some.
create or replace function settle_later(p_decision uuid, p_effects jsonb) returns void language plpgsql as $$
begin
  if p_effects @> '[{"former": {"hidden": {"hasMore": true}}}]' then
    perform graphile_worker.add_job('settle_removed_content', json_build_object('decisionId', p_decision));
  end if;
end $$;
