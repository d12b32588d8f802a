-- Removes a post (of a repost the original) or comment as an administrator (admin.4): a decision
-- like any other, with its case, which closes. So it can be undone, and whoever reported the
-- content hears of it (cases.4); its author hears of it from the caller, at once. What the
-- administrator wrote needs none. What they reported closes no open case (roles.2), which stays for
-- others: the decision has a case of its own, and the rule that the reports name.
-- p: {id, caseId, subjectId, actorId, reason, at, noticeAt}. Returns what hide_post or hide_comment
-- returns, with `caseId`; null, with nothing done, when it is not there. An open case comes before
-- the post, as in every decision; a new one is written closed once the content is hidden.
create or replace function remove_as_administrator(p_kind text, p jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := p ->> 'at';
  v_id uuid := p ->> 'subjectId';
  v_open cases;
  v_reasons text[];
  v_snapshot jsonb;
  v_hidden jsonb;
begin
  if p_kind = 'post' then
    v_id := coalesce((select repost_of_id from posts where id = v_id), v_id);
  end if;
  select * into v_open
  from cases
  where subject_id = v_id
    and closed_at is null
    and (kind = p_kind or p_kind = 'post' and kind = 'picture')
  order by kind = 'post' desc
  limit 1
  for no key update;
  v_snapshot := snapshot_of(p_kind, v_id);
  v_hidden := case p_kind when 'post' then hide_post(v_id, v_at) else hide_comment(v_id, v_at) end;
  if v_hidden is null or v_hidden ->> 'authorId' = p ->> 'actorId' then
    return v_hidden;
  end if;
  v_reasons := v_open.reasons;
  if exists (select from reports where case_id = v_open.id and reporter_id = (p ->> 'actorId')::uuid) then
    v_open := null;
  end if;
  v_open := case_of_removal(v_open, p_kind, v_id, v_snapshot, p);
  perform record_decision(
    v_open,
    p || jsonb_build_object(
      'decision', 'remove', 'rule', gravest_reason(v_reasons), 'removesContent', false
    ),
    jsonb_build_array(jsonb_build_object(
      'kind', p_kind, 'id', v_id, 'memberId', v_hidden -> 'authorId', 'isTold', true, 'former', v_hidden
    ))
  );
  return v_hidden || jsonb_build_object('caseId', v_open.id);
end $$;

-- The case that an administrator's removal closes: the open one, which the caller has locked, or a
-- new one.
create or replace function case_of_removal(p_open cases, p_kind text, p_subject uuid, p_snapshot jsonb, p jsonb)
returns cases language plpgsql as $$
declare
  v cases;
begin
  if p_open.id is not null then
    update cases
    set
      kind = p_kind,
      sources = case when 'administrator' = any(sources) then sources else sources || '{administrator}' end,
      closed_at = (p ->> 'at')::timestamptz
    where id = p_open.id
    returning * into v;
    return v;
  end if;
  insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at, closed_at)
  values (
    (p ->> 'caseId')::uuid, p_kind, p_subject, (p_snapshot ->> 'memberId')::uuid, '{administrator}', p_snapshot,
    (p ->> 'at')::timestamptz, (p ->> 'at')::timestamptz
  )
  returning * into v;
  perform keep_case_pictures(v.id, p_snapshot);
  return v;
end $$;
