-- Whom a case is about: one member, or the members of a wave.
create or replace function members_of_case(p_case cases) returns uuid[] language plpgsql stable as $$
begin
  if p_case.kind = 'wave' then
    return array(select distinct w.member_id from wave_contents w where w.case_id = p_case.id order by w.member_id);
  end if;
  return array_remove(array[p_case.member_id], null);
end $$;

-- Whether anyone beside the member works on cases: an administrator or a moderator.
create or replace function has_other_decider(p_member uuid, p_admins text[]) returns boolean language sql stable as $$
  select has_other_administrator(p_member, p_admins) or exists (
    select from members other
    where other.is_moderator and other.id <> p_member and is_moderator(other)
  )
$$;

-- Why a member may not decide a case (roles.2), stated once more as a pure rule in
-- features/cases/decide/decision-policy.ts: they are no moderator ('role'), it is about themselves
-- ('own'), they reported it while somebody else could decide ('reported'), or it is about somebody
-- with a role, which only administrators decide ('administrators'). Of an appeal also: they decided
-- what it is about while somebody else could answer ('decided'). Null when they may.
create or replace function refusal_to_decide(p_case cases, p_moderator uuid, p_admins text[])
returns text language plpgsql stable as $$
declare
  v_about uuid[] := members_of_case(p_case);
  v_role text := (select role_of(m, p_admins) from members m where m.id = p_moderator);
begin
  return case
    when v_role is null or v_role = 'member' then 'role'
    when p_moderator = any(v_about) then 'own'
    when p_case.kind = 'appeal' then refusal_to_answer(p_case, p_moderator, v_role = 'administrator', p_admins)
    when exists (select from reports where case_id = p_case.id and reporter_id = p_moderator)
      and (v_role <> 'administrator' or has_other_decider(p_moderator, p_admins)) then 'reported'
    -- Also of somebody suspended, who has no role meanwhile.
    when v_role <> 'administrator' and exists (
      select from members m
      where m.id = any(v_about) and not m.is_bot and (is_appointed(m, p_admins) or m.is_moderator)
    ) then 'administrators'
  end;
end $$;
