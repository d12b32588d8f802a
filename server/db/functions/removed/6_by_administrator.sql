-- Removes a post (of a repost the original) or comment as an administrator (admin.4): a decision
-- like any other, with its case, which closes. So it can be undone, and whoever reported the
-- content hears of it (cases.4); its author hears of it from the caller, at once. p: {id, caseId,
-- subjectId, actorId, reason, at, noticeAt}. Returns what hide_post or hide_comment returns, with
-- `caseId`; null when it is not there. The case comes before the post, as in every decision.
create or replace function remove_as_administrator(p_kind text, p jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := p ->> 'at';
  v_id uuid := p ->> 'subjectId';
  v_case cases;
  v_hidden jsonb;
begin
  if p_kind = 'post' then
    v_id := coalesce((select repost_of_id from posts where id = v_id), v_id);
    perform from posts where id = v_id and removed_at is null;
  else
    perform from comments where id = v_id and deleted_at is null;
  end if;
  if not found then
    return null;
  end if;
  v_case := open_case_of((p ->> 'caseId')::uuid, p_kind, v_id, 'administrator', null, v_at);
  v_hidden := case p_kind when 'post' then hide_post(v_id, v_at) else hide_comment(v_id, v_at) end;
  if v_hidden is null then
    raise exception '% % went meanwhile', p_kind, v_id using errcode = 'serialization_failure';
  end if;
  perform record_decision(
    v_case,
    p || '{"decision": "remove", "rule": "other", "removesContent": false}',
    jsonb_build_array(jsonb_build_object(
      'kind', p_kind, 'id', v_id, 'memberId', v_hidden -> 'authorId', 'isTold', true, 'former', v_hidden
    ))
  );
  return v_hidden || jsonb_build_object('caseId', v_case.id);
end $$;
