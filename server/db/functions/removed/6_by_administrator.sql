-- Removes a post (of a repost the original) or comment as an administrator (admin.4): a decision
-- like any other, with its case, which closes. So it can be undone, and whoever reported the
-- content hears of it (cases.4); its author hears of it from the caller, at once. What the
-- administrator wrote or reported closes no case (roles.2): one that is open stays so for others.
-- p: {id, caseId, subjectId, actorId, reason, at, noticeAt}. Returns what hide_post or hide_comment
-- returns, with `caseId`; null when it is not there. The case comes before the post, as in every
-- decision.
create or replace function remove_as_administrator(p_kind text, p jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := p ->> 'at';
  v_id uuid := p ->> 'subjectId';
  v_author uuid;
  v_case cases;
  v_hidden jsonb;
begin
  if p_kind = 'post' then
    v_id := coalesce((select repost_of_id from posts where id = v_id), v_id);
    select author_id into v_author from posts where id = v_id and removed_at is null;
  else
    select author_id into v_author from comments where id = v_id and deleted_at is null;
  end if;
  if not found then
    return null;
  end if;
  if not is_own_or_reported(v_id, v_author, (p ->> 'actorId')::uuid) then
    v_case := open_case_of((p ->> 'caseId')::uuid, p_kind, v_id, 'administrator', null, v_at);
  end if;
  v_hidden := case p_kind when 'post' then hide_post(v_id, v_at) else hide_comment(v_id, v_at) end;
  if v_hidden is null then
    raise exception '% % went meanwhile', p_kind, v_id using errcode = 'serialization_failure';
  end if;
  if v_case.id is null then
    return v_hidden;
  end if;
  perform record_decision(
    v_case,
    p || jsonb_build_object(
      'decision', 'remove', 'rule', coalesce(v_case.reasons[1], 'other'), 'removesContent', false
    ),
    jsonb_build_array(jsonb_build_object(
      'kind', p_kind, 'id', v_id, 'memberId', v_hidden -> 'authorId', 'isTold', true, 'former', v_hidden
    ))
  );
  return v_hidden || jsonb_build_object('caseId', v_case.id);
end $$;

-- Whether a member wrote a content, or reported it in the case that is open about it.
create or replace function is_own_or_reported(p_content uuid, p_author uuid, p_member uuid) returns boolean
language plpgsql stable as $$
begin
  return p_author = p_member or exists (
    select from cases c
    join reports r on r.case_id = c.id
    where c.subject_id = p_content and c.closed_at is null and r.reporter_id = p_member
  );
end $$;
