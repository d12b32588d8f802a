-- Notes a question of a member to AI, and returns whether a reminder to take a break comes with its
-- answer (ai.12): after each three hours without a break of an hour. Words of crisis get help
-- instead: the reminder waits for the next other question. Of members who are of age nothing is
-- noted. Locks the member.
create or replace function note_ai_use(
  p_member uuid,
  p_question uuid,
  p_is_crisis boolean,
  p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v ai_use;
  v_goes_on boolean;
  v_reminds boolean;
begin
  -- Questions of one member are noted one after the other.
  perform from members m where m.id = p_member and is_under_age(m, p_at) for no key update;
  if not found then
    return false;
  end if;
  select * into v from ai_use where member_id = p_member;
  v_goes_on := found and p_at - v.last_at < interval '1 hour';
  v_reminds := v_goes_on and p_at - v.since >= interval '3 hours' and not p_is_crisis;
  insert into ai_use (member_id, since, last_at, reminded_with)
  values (
    p_member,
    case when v_goes_on and not v_reminds then v.since else p_at end,
    p_at,
    case when v_reminds then p_question when v_goes_on then v.reminded_with end
  )
  on conflict (member_id) do update
  set since = excluded.since, last_at = excluded.last_at, reminded_with = excluded.reminded_with;
  return v_reminds;
end $$;
