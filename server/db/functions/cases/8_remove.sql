-- Removes a post (of a repost the original) or comment for an administrator (admin.4), as a decided
-- case: the open one about it, whose reporters hear of it, or one of its own. Not where the
-- administrator wrote or reported it (roles.2): then its case stays open for others. p: {id,
-- actorId, kind, subjectId, reason, at}. Returns what hide_post or hide_comment does, with
-- `caseId`; null when it is not there or removed already.
create or replace function remove_by_administrator(p jsonb) returns jsonb language plpgsql as $$
declare
  v_kind text := p ->> 'kind';
  v_id uuid := p ->> 'subjectId';
  v_at timestamptz := p ->> 'at';
  v_actor uuid := p ->> 'actorId';
  v_snapshot jsonb;
  v_done jsonb;
  v cases;
begin
  if v_kind = 'post' then
    v_id := coalesce((select repost_of_id from posts where id = v_id), v_id);
  end if;
  -- A case comes before its post.
  select * into v
  from cases
  where subject_id = v_id and kind in (v_kind, case v_kind when 'post' then 'picture' end) and closed_at is null
  order by id
  limit 1
  for no key update;
  v_snapshot := snapshot_of(v_kind, v_id);
  v_done := case v_kind when 'post' then hide_post(v_id, v_at) else hide_comment(v_id, v_at) end;
  if v_done is null or (v_done ->> 'authorId')::uuid = v_actor
    or exists (select from reports where case_id = v.id and reporter_id = v_actor) then
    return v_done;
  end if;
  if v.id is null then
    insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at, closed_at)
    values (gen_random_uuid(), v_kind, v_id, (v_done ->> 'authorId')::uuid, '{administrator}', v_snapshot, v_at, v_at)
    returning * into v;
    perform keep_case_pictures(v.id, v_snapshot);
  end if;
  -- The author hears of it at once, and not again.
  perform record_decision(
    v,
    p || jsonb_build_object(
      'decision', 'remove', 'rule', coalesce(v.reasons[1], 'other'), 'removesContent', false, 'noticeAt', v_at
    ),
    jsonb_build_array(jsonb_build_object('kind', v_kind, 'id', v_id, 'memberId', v_done -> 'authorId', 'former', v_done))
  );
  update decisions
  set
    former = former || '{"isTold": true}',
    -- Nobody else waits to hear of it.
    noticed_at = case when not exists (select from reports where case_id = v.id) then v_at end
  where id = (p ->> 'id')::uuid;
  return v_done || jsonb_build_object('caseId', v.id);
end $$;
