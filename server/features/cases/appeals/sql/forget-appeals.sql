-- Forgets the words of a removed account's appeals and their answers, and closes those that wait:
-- there is nobody to answer. The caller has locked their cases. SQL, as `remove_account` that calls
-- it.
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
