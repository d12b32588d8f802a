-- Whether a member may use their account: not while it is suspended (admin.3), nor once they
-- deleted it (auth.18). An expression, so that it becomes part of the statement that asks.
create or replace function account_is_open(p_member members) returns boolean language sql immutable as $$
  select p_member.suspended_at is null and p_member.left_at is null
$$;

-- Stores that a member was here, and returns whether they were for the first time: of two at once
-- only one is. Locks first: see server/db/README.md.
create or replace function mark_seen(p_member uuid, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_is_first boolean;
begin
  select last_seen_at is null into v_is_first from members where id = p_member for no key update;
  update members set last_seen_at = p_at where id = p_member;
  return coalesce(v_is_first, false);
end $$;
