-- Who may answer an appeal (appeals.2), asked by refusal_to_decide of somebody with a role whom it
-- is not about. About somebody with a role only administrators answer. Who decided or reported what
-- is appealed answers only where nobody else can: then first who did not decide.
create or replace function refusal_to_answer(p_case cases, p_moderator uuid, p_is_admin boolean, p_admins text[])
returns text language plpgsql stable as $$
declare
  v decisions := (select d from appeals a join decisions d on d.id = a.decision_id where a.case_id = p_case.id);
  v_has_role boolean := exists (
    -- Also of somebody suspended, who has no role meanwhile.
    select from members m where m.id = p_case.member_id and (is_appointed(m, p_admins) or m.is_moderator)
  );
  v_others uuid[];
  v_reporters uuid[];
begin
  if v_has_role and not p_is_admin then
    return 'administrators';
  end if;
  select coalesce(array_agg(m.id), '{}') into v_others
  from members m
  where (m.is_moderator or is_appointed(m, p_admins))
    and case when v_has_role then is_administrator(m, p_admins) else role_of(m, p_admins) <> 'member' end
    and m.id <> p_moderator
    and m.id is distinct from v.decided_by
    and m.id is distinct from p_case.member_id;
  v_reporters := array(select reporter_id from reports where case_id = v.case_id and reporter_id is not null);
  return case
    when p_moderator = v.decided_by and cardinality(v_others) > 0 then 'decided'
    when p_moderator = any(v_reporters) and not v_others <@ v_reporters then 'reported'
  end;
end $$;
