-- Whether a member may use their account: not while it is suspended (admin.3), nor once they
-- deleted it (auth.18). An expression, so that it becomes part of the statement that asks.
create or replace function account_is_open(p_member members) returns boolean language sql immutable as $$
  select p_member.suspended_at is null and p_member.left_at is null
$$;
