-- Why a moderator may not decide a case (roles.2): it is about themselves, they reported it, or it
-- is about somebody with a role, which only administrators decide. Null when they may.
create or replace function refusal_to_decide(p_case cases, p_moderator uuid, p_admins text[])
returns text language plpgsql stable as $$
begin
  return case
    when p_case.member_id = p_moderator then 'own'
    when exists (select from reports where case_id = p_case.id and reporter_id = p_moderator) then 'reported'
    when exists (
      select from members m
      where m.id = p_case.member_id and (is_appointed(m, p_admins) or m.is_moderator)
    ) and not exists (
      select from members m
      where m.id = p_moderator and is_administrator(m, p_admins)
    ) then 'administrators'
  end;
end $$;
