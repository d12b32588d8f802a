-- Whether a member counts as under 18 (auth.22): without a date of birth, and until the end of the
-- month in which they turn 18. An expression, so that it becomes part of the statement that asks.
create or replace function is_under_age(p_member members, p_at timestamptz) returns boolean language sql immutable as $$
  select not p_member.has_given_birth_date or coalesce(p_member.of_age_from > p_at, false)
$$;
