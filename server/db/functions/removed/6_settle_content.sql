-- Goes on with what a decision hides of a member (hide_content_of), or what its undoing restores, in
-- the next batch. The decision keeps in `former.content` what hide_content_of returned (merge_hidden)
-- and, once it is undone, the `former` and `hasMore` of restore_content_of. The case comes first, as
-- in every act on it. Returns {hasMore, notified}; null when nothing is left to do.
create or replace function settle_removed_content(p_decision uuid, p_at timestamptz, p_most integer) returns jsonb
language plpgsql as $$
declare
  v decisions;
  v_content jsonb;
  v_done jsonb;
begin
  perform from cases where id = (select case_id from decisions where id = p_decision) for no key update;
  select * into v from decisions where id = p_decision for no key update;
  v_content := v.former -> 'content';
  if (v_content ->> 'hasMore')::boolean is not true then
    return null;
  end if;
  if v.undone_at is null then
    v_done := hide_content_of(v.member_id, v.decided_at, p_most);
    v_content := merge_hidden(v_content, v_done) - 'notified';
  else
    v_done := restore_content_of(v_content, p_at, p_most);
    v_content := (v_done -> 'former') || jsonb_build_object('hasMore', v_done -> 'hasMore');
  end if;
  update decisions set former = former || jsonb_build_object('content', v_content) where id = p_decision;
  return jsonb_build_object('hasMore', v_done -> 'hasMore', 'notified', v_done -> 'notified');
end $$;
