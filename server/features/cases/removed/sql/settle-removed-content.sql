-- Goes on with what a decision hides of members (hide_content_of), or what its undoing or an appeal
-- restores, in the next batch. Each effect of the decision keeps in `former.hidden` what
-- hide_content_of returned (merge_hidden) and, once that is over, the `former` and `hasMore` of
-- restore_content_of. Hides no more of a member who was restored meanwhile. The case comes first,
-- as in every act on it. Returns {hasMore, notified}; null when nothing is left to do.
create or replace function settle_removed_content(p_decision uuid, p_at timestamptz, p_most integer) returns jsonb
language plpgsql as $$
declare
  v decisions;
  v_effect record;
  v_content jsonb;
  v_done jsonb;
begin
  perform from cases where id = (select case_id from decisions where id = p_decision) for no key update;
  select * into v from decisions where id = p_decision for no key update;
  select e.place - 1 as place, (e.effect ->> 'id')::uuid as member_id, e.effect #> '{former,hidden}' as hidden,
    v.undone_at is not null or coalesce((e.effect ->> 'isOverturned')::boolean, false) as is_over
  into v_effect
  from jsonb_array_elements(v.former -> 'effects') with ordinality as e (effect, place)
  where (e.effect #>> '{former,hidden,hasMore}')::boolean
  order by e.place
  limit 1;
  if not found then
    return null;
  end if;
  if v_effect.is_over then
    v_done := restore_content_of(v_effect.hidden, p_at, p_most);
    v_content := (v_done -> 'former') || jsonb_build_object('hasMore', v_done -> 'hasMore');
  elsif exists (
    -- Also by a longer suspension since.
    select from members where id = v_effect.member_id and suspended_at >= v.decided_at
  ) then
    v_done := hide_content_of(v_effect.member_id, v.decided_at, p_most);
    v_content := merge_hidden(v_effect.hidden, v_done) - 'notified';
    perform keep_what_was_removed(
      v, jsonb_build_array(jsonb_build_object('former', jsonb_build_object('hidden', v_done))), p_at
    );
  else
    v_done := '{"notified": []}';
    v_content := v_effect.hidden || '{"hasMore": false}';
  end if;
  update decisions
  set former = jsonb_set(former, array['effects', v_effect.place::text, 'former', 'hidden'], v_content)
  where id = p_decision;
  return jsonb_build_object('hasMore', true, 'notified', v_done -> 'notified');
end $$;
