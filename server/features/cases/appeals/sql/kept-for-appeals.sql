-- Content that decisions hid and an appeal may bring back though its time is over (appeals.3): it
-- waits, or the decision was told late, after p_told_since, and can still be appealed: each
-- member's part of it by themselves. Few.
create or replace function content_kept_for_appeals(p_told_since timestamptz) returns uuid[] language plpgsql stable as $$
begin
  return array(
    select id::uuid
    from (
      select null::uuid as told_late, d.decision, d.former
      from appeals a
      join decisions d on d.id = a.decision_id
      where a.answered_at is null
      union all
      select d.id, d.decision, d.former
      from decisions d
      where d.noticed_at - d.decided_at > interval '23 hours'
        and d.noticed_at > p_told_since
        and d.undone_at is null
    ) as d
    cross join jsonb_array_elements(d.former -> 'effects') as e
    cross join lateral (
      select e ->> 'id' as id where d.decision = 'remove'
      union all
      select jsonb_array_elements_text(
        coalesce(e #> '{former,hidden,posts}', '[]')
          || coalesce(e #> '{former,hidden,reposts}', '[]')
          || coalesce(e #> '{former,hidden,comments}', '[]')
      )
      where d.decision = 'suspend'
    ) as hidden
    -- The limit keeps the planner, which takes those told late for a third of all, from reading
    -- every appeal.
    where (
      select true
      from appeals a
      where a.decision_id = d.told_late
        and a.member_id = (e ->> 'memberId')::uuid
        and a.answered_at is not null
      limit 1
    ) is null
  );
end $$;

-- Forgets the words of a removed account's appeals and their answers, and closes those that wait:
-- there is nobody to answer. The caller has locked their cases.
create or replace function forget_appeals_of(p_member uuid, p_at timestamptz) returns void language plpgsql as $$
begin
  update cases
  set
    snapshot = snapshot || '{"excerpt": ""}',
    closed_at = coalesce(closed_at, p_at), claimed_by = null, claimed_until = null
  where id in (select case_id from appeals where member_id = p_member);
  update appeals
  set words = null, answer = null, answered_at = coalesce(answered_at, p_at)
  where member_id = p_member;
end $$;
