-- Keeps what a decision removed, or the next batch of it, when its rule asks for that. p_effects:
-- {kind, id, former} of a content, or of a member with `former.hidden` (hide_content_of): of that
-- what the case is about, and what is of level low or none.
create or replace function keep_what_was_removed(p_decision decisions, p_effects jsonb, p_at timestamptz)
returns void language plpgsql as $$
declare
  v_content jsonb;
  v record;
begin
  if p_decision.decision not in ('remove', 'suspend') or not is_kept_rule(p_decision.rule) then
    return;
  end if;
  for v in
    select e ->> 'kind' as kind, (e ->> 'id')::uuid as id
    from jsonb_array_elements(p_effects) as e
    where p_decision.decision = 'remove'
    union all
    select removed.kind, removed.id
    from (
      select 'post' as kind, id.value::uuid as id
      from jsonb_array_elements(p_effects) as e
      cross join jsonb_array_elements_text(e #> '{former,hidden,posts}') as id
      union all
      select 'comment', id.value::uuid
      from jsonb_array_elements(p_effects) as e
      cross join jsonb_array_elements_text(e #> '{former,hidden,comments}') as id
    ) as removed
    where exists (
      select from contents_of_case((select c from cases c where c.id = p_decision.case_id)) as own
      where own.kind = removed.kind and own.id = removed.id
    ) or exists (
      select from posts where posts.id = removed.id and moderation_level in ('low', 'none')
      union all
      select from comments where comments.id = removed.id and moderation_level in ('low', 'none')
    )
  loop
    v_content := content_as_evidence(v.kind, v.id);
    if v_content is not null then
      perform keep_evidence(
        jsonb_build_object(
          'keptFor', 'removal',
          'kind', v.kind,
          'subjectId', v.id,
          'memberId', v_content -> 'memberId',
          'caseId', p_decision.case_id,
          'decisionId', p_decision.id,
          'rule', p_decision.rule,
          'content', v_content - 'memberId' || jsonb_build_object('reason', p_decision.reason)
        ),
        p_at
      );
    end if;
  end loop;
end $$;
