-- Takes the latest decision of a case back (cases.4): restores what it did but sessions, and gives
-- the caller the case again. p: {id, caseId, actorId, actorUsername, admins, at, claimUntil}.
-- Returns {refusal}: 'absent', 'none' (nothing is decided), 'late', 'other' (somebody else decided
-- it), one of refusal_to_decide, 'later' (see has_later_decision), or 'working' (somebody works on
-- a later case of the subject); else {effects, notified}. A repeated call has neither.
create or replace function undo_decision(p jsonb) returns jsonb language plpgsql as $$
declare
  v cases;
  v_done decisions;
  v_admins text[] := array(select jsonb_array_elements_text(p -> 'admins'));
  v_refusal text;
  v_undone jsonb;
begin
  select * into v from cases where id = (p ->> 'caseId')::uuid for no key update;
  if exists (select from audit_log where id = (p ->> 'id')::uuid) then
    return '{}';
  end if;
  select * into v_done
  from decisions
  where case_id = v.id and undone_at is null
  order by decided_at desc
  limit 1
  for no key update;
  v_refusal := case
    when v.id is null then 'absent'
    when v_done.id is null then 'none'
    when v_done.noticed_at is not null or v_done.notice_at <= (p ->> 'at')::timestamptz then 'late'
    when v_done.decided_by is distinct from (p ->> 'actorId')::uuid and not exists (
      select from members m where m.id = (p ->> 'actorId')::uuid and is_administrator(m, v_admins)
    ) then 'other'
    else coalesce(
      refusal_to_decide(v, (p ->> 'actorId')::uuid, v_admins),
      case when has_later_decision(v, v_done) then 'later' end
    )
  end;
  if v_refusal is null and not join_later_case(v, p) then
    v_refusal := 'working';
  end if;
  if v_refusal is not null then
    return jsonb_build_object('refusal', v_refusal);
  end if;
  perform lock_posts_for_decision(v, v_done.decision, v_done.removes_content);
  v_undone := undo_effects(v_done, p);
  if has_later_decision(v, v_done) then
    -- One waited for by the locks: the statement is tried again, and refused.
    raise exception 'a decision came after %', v_done.id using errcode = 'serialization_failure';
  end if;
  update decisions
  set
    undone_at = (p ->> 'at')::timestamptz,
    undone_by = (p ->> 'actorId')::uuid,
    former = former || jsonb_build_object('effects', v_undone -> 'effects')
  where id = v_done.id;
  perform settle_later(v_done.id, v_undone -> 'effects');
  perform audit_effects('undo_decision', v, p, to_jsonb(v_done), v_done.former -> 'effects');
  return v_undone;
end $$;

-- Whether a later decision stands that Undo would disagree with: about the same subject or content,
-- or with measures about the same member. The later one is taken back first: what stood before it
-- is what this one did. Told decisions are older: see decisions_to_notice.
create or replace function has_later_decision(p_case cases, p_done decisions) returns boolean
language plpgsql volatile as $$
begin
  return exists (
    select from decisions later
    join cases c on c.id = later.case_id
    where later.noticed_at is null
      and later.undone_at is null
      and later.notice_at >= p_done.notice_at
      and later.decided_at > p_done.decided_at
      and (c.subject_id = p_case.subject_id or do_effects_meet(p_done, later))
  );
end $$;

-- Whether two decisions change the same: a content; or a member who is limited or suspended by one,
-- while the other limits or suspends them or removes what they wrote.
create or replace function do_effects_meet(p_one decisions, p_other decisions) returns boolean
language plpgsql stable as $$
declare
  v_measures constant text[] := '{limit,suspend}';
  v_of_member constant text[] := '{limit,suspend,remove}';
begin
  return exists (
    select from jsonb_array_elements(p_one.former -> 'effects') as one
    join jsonb_array_elements(p_other.former -> 'effects') as other on other ->> 'id' = one ->> 'id'
    where one ->> 'kind' <> 'member'
  ) or (
    p_one.decision = any(v_of_member)
    and p_other.decision = any(v_of_member)
    and (p_one.decision = any(v_measures) or p_other.decision = any(v_measures))
    and exists (
      select from jsonb_array_elements(p_one.former -> 'effects') as one
      join jsonb_array_elements(p_other.former -> 'effects') as other on other ->> 'memberId' = one ->> 'memberId'
    )
  );
end $$;

-- Opens a decided case again for the caller. Reports of the same subject that came since, in a case
-- of their own, come back to it; a member's second ones go with their words. So do the decisions of
-- that case, which were undone. False when somebody else works on it.
create or replace function join_later_case(p_case cases, p jsonb) returns boolean language plpgsql as $$
declare
  v cases;
  v_at timestamptz := p ->> 'at';
begin
  select * into v
  from cases
  where subject_id = p_case.subject_id
    and (kind = p_case.kind or kind in ('post', 'picture') and p_case.kind in ('post', 'picture'))
    and closed_at is null
    and id <> p_case.id
  order by id
  limit 1
  for update;
  if found then
    if v.claimed_until > v_at and v.claimed_by is distinct from (p ->> 'actorId')::uuid then
      return false;
    end if;
    update reports former
    set description = left(concat_ws(e'\n', nullif(former.description, ''), nullif(later.description, '')), 2001)
    from reports later
    where former.case_id = p_case.id and later.case_id = v.id and later.reporter_id = former.reporter_id;
    update reports later
    set case_id = p_case.id
    where later.case_id = v.id
      and not exists (select from reports r where r.case_id = p_case.id and r.reporter_id = later.reporter_id);
    perform take_over_case(v.id, p_case.id);
    delete from cases where id = v.id;
  end if;
  update cases
  set
    -- A case about a post and its picture is about the post.
    kind = case when v.kind = 'post' then v.kind else kind end,
    closed_at = null,
    claimed_by = (p ->> 'actorId')::uuid,
    claimed_until = (p ->> 'claimUntil')::timestamptz,
    sources = array(select distinct unnest(sources || coalesce(v.sources, '{}')) order by 1),
    reasons = array(select distinct unnest(reasons || coalesce(v.reasons, '{}')) order by 1),
    is_urgent = is_urgent or coalesce(v.is_urgent, false),
    classifier_weight = greatest(classifier_weight, v.classifier_weight),
    reports_count = (select count(*) from reports where case_id = p_case.id),
    weight = (select coalesce(sum(r.weight), 0) from reports r where r.case_id = p_case.id)
  where id = p_case.id;
  return true;
exception when unique_violation then
  -- A report opened a case meanwhile: the statement is tried again.
  raise exception 'a report about case % came meanwhile', p_case.id using errcode = 'serialization_failure';
end $$;

-- Gives a case what another has that is deleted. A decision is needed still: a job may have to
-- restore what it hid.
create or replace function take_over_case(p_from uuid, p_to uuid) returns void language plpgsql as $$
begin
  update case_notes set case_id = p_to where case_id = p_from;
  update decisions set case_id = p_to where case_id = p_from;
  update case_authorities set case_id = p_to where case_id = p_from;
  update evidence set case_id = p_to where case_id = p_from;
  -- An image matches once: no image is in both.
  update known_images set case_id = p_to where case_id = p_from;
  insert into wave_contents (case_id, kind, content_id, member_id)
  select p_to, kind, content_id, member_id from wave_contents where case_id = p_from
  on conflict do nothing;
  insert into case_pictures (case_id, image_id)
  select p_to, image_id from case_pictures where case_id = p_from order by image_id
  on conflict do nothing;
  insert into case_looks (moderator_id, case_id, looked_on, is_hard)
  select moderator_id, p_to, looked_on, is_hard from case_looks where case_id = p_from
  on conflict do nothing;
end $$;

-- Takes back what a decision did. Returns {effects, notified}: the effects with what a job has
-- still to restore, and the rows of members' lists that changed.
create or replace function undo_effects(p_done decisions, p jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := p ->> 'at';
  v_effects jsonb := '[]';
  v_notified jsonb := '[]';
  v_restored jsonb;
  v_id uuid;
  v jsonb;
begin
  for v in
    select e from jsonb_array_elements(p_done.former -> 'effects') with ordinality as given (e, place) order by place
  loop
    v_id := v ->> 'id';
    perform drop_evidence(p_done.id, v_id, v_at);
    case
    when p_done.decision = 'limit' then
      perform undo_limit(v_id, v -> 'former', v_at);
    when p_done.decision = 'suspend' then
      -- Posts first: a promotion goes on only where its post is there.
      if p_done.removes_content then
        v_restored := restore_content_of(v #> '{former,hidden}', v_at, batch_of_content());
        v := jsonb_set(
          v, '{former,hidden}', (v_restored -> 'former') || jsonb_build_object('hasMore', v_restored -> 'hasMore')
        );
        v_notified := v_notified || (v_restored -> 'notified');
      end if;
      perform undo_suspension(v_id, v -> 'former', v_at);
    when p_done.decision = 'offer_help' then
      v_notified := v_notified
        || jsonb_build_array(withdraw_notice(v_id, 'decision:' || p_done.id, 'moderation'));
    when p_done.decision in ('level', 'cover', 'remove') then
      v_notified := v_notified || undo_on_content(p_done.decision, v ->> 'kind', v_id, v -> 'former', v_at);
    else null;
    end case;
    v_effects := v_effects || v;
  end loop;
  return jsonb_build_object('effects', v_effects, 'notified', v_notified);
end $$;

create or replace function undo_on_content(p_decision text, p_kind text, p_id uuid, p_former jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v_restored jsonb;
begin
  if p_decision = 'remove' then
    v_restored := case p_kind
      when 'post' then restore_post(p_id, p_former, p_at)
      when 'comment' then restore_comment(p_id, p_former, p_at)
      else restore_message(p_id, p_former, p_at)
    end;
    return coalesce(v_restored -> 'notified', '[]');
  end if;
  perform lock_content(p_kind, p_id);
  if p_decision = 'level' then
    perform undo_judgement(p_kind, p_id, p_former);
  else
    perform undo_cover(p_kind, p_id, p_former);
  end if;
  return '[]';
end $$;
