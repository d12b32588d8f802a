-- The case of an appeal keeps the copies of the case that was decided, behind the words of
-- the appeal. Of a wave, what the member wrote of it.
create or replace function snapshot_of_appeal(p_case cases, p_decision decisions, p_member uuid, p_words text)
returns jsonb language plpgsql stable as $$
declare
  v_kept jsonb := p_case.snapshot;
  v_own uuid[] := array(select (e ->> 'id')::uuid from jsonb_array_elements(effects_on(p_decision, p_member)) as e);
  v_texts jsonb;
begin
  if p_case.kind = 'wave' then
    select jsonb_agg(case_text(w.author_id, w.content, w.image_id, w.image_alt, w.created_at, true) order by w.id)
    into v_texts
    from (
      select id, author_id, content, image_id, image_alt, created_at from posts where id = any(v_own)
      union all
      select id, author_id, content, null, null, created_at from comments where id = any(v_own)
      order by id
      limit 20
    ) as w;
  elsif not p_case.has_copies then
    v_kept := coalesce(snapshot_of(p_case.kind, p_case.subject_id), v_kept);
  end if;
  return case_snapshot(p_member, p_words, coalesce(v_texts, v_kept -> 'texts'), v_kept -> 'verdicts');
end $$;

-- Contests a decision (appeals.1) and opens the case of the appeal. p: {id, caseId, decisionId,
-- memberId, words, days, at}; `days`: how long a decision can be appealed once it was told. Returns
-- 'made', also when the same words are there already, so that a retry does it once; otherwise why
-- nothing was done: 'absent', 'early' (it can still be taken back), 'again' or 'late'.
create or replace function make_appeal(p jsonb) returns text language plpgsql as $$
declare
  v_member uuid := p ->> 'memberId';
  v_at timestamptz := p ->> 'at';
  v decisions;
  v_case cases;
  v_known appeals;
  v_snapshot jsonb;
begin
  select d.* into v
  from decisions d
  where d.id = (p ->> 'decisionId')::uuid
    and exists (select from members m where m.id = v_member and m.left_at is null)
  for no key update of d;
  select * into v_known from appeals where decision_id = v.id and member_id = v_member;
  if v_known.id is not null then
    return case when v_known.answered_at is null and v_known.words = p ->> 'words' then 'made' else 'again' end;
  elsif v.id is null or v.undone_at is not null or not has_statement(v, v_member) then
    return 'absent';
  elsif v.noticed_at is null then
    return 'early';
  elsif v.noticed_at + (p ->> 'days')::integer * interval '24 hours' <= v_at then
    return 'late';
  end if;
  select * into v_case from cases where id = v.case_id;
  v_snapshot := snapshot_of_appeal(v_case, v, v_member, p ->> 'words');
  insert into cases (id, kind, subject_id, member_id, sources, reasons, weight, snapshot, opened_at)
  values (
    (p ->> 'caseId')::uuid, 'appeal', (p ->> 'id')::uuid, v_member, '{appeal}', v_case.reasons,
    -- As a report of who never reported: before what opened by itself.
    1000, v_snapshot, v_at
  );
  perform keep_case_pictures((p ->> 'caseId')::uuid, v_snapshot);
  insert into appeals (id, decision_id, member_id, case_id, words, created_at)
  values ((p ->> 'id')::uuid, v.id, v_member, (p ->> 'caseId')::uuid, p ->> 'words', v_at);
  return 'made';
end $$;
