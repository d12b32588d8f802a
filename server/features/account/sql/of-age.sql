-- Whether a member counts as under 18 (auth.22): without a date of birth, and until the end of the
-- month in which they turn 18. An expression, so that it becomes part of the statement that asks.
create or replace function is_under_age(p_member members, p_at timestamptz) returns boolean language sql immutable as $$
  select not p_member.has_given_birth_date or coalesce(p_member.of_age_from > p_at, false)
$$;

-- Writes what is kept of a member's date of birth, once; p_kept: has_guardian_consent and
-- of_age_from of `members`. False: one was given before. Whoever is of age is with AI unnoted.
create or replace function store_age_once(p_member uuid, p_kept jsonb, p_at timestamptz) returns boolean language plpgsql as $$
begin
  update members
  set
    has_given_birth_date = true,
    of_age_from = (p_kept ->> 'of_age_from')::timestamptz,
    has_guardian_consent = (p_kept -> 'has_guardian_consent')::boolean
  where id = p_member
    and not has_given_birth_date;
  if not found then
    return false;
  end if;
  -- Also what a question noted while this waited for the member.
  delete from ai_use
  where member_id = p_member
    and not (select is_under_age(m, p_at) from members m where m.id = p_member);
  return true;
end $$;
