-- The ids of members whose username, display name or email matches a pattern, newest first, below a
-- place if one is given (admin.1). Planned for each pattern: one plan for all would read every
-- member for a rare name, or sort them all for a common one.
create or replace function find_users_for_administrator(
  p_pattern text,
  p_below timestamptz,
  p_below_id uuid,
  p_limit integer,
  p_offset integer
) returns table (id uuid) language plpgsql stable as $$
begin
  return query execute '
    select m.id
    from members m
    where (lower(m.username) like $1 or lower(m.display_name) like $1 or lower(m.email) like $1)
      and m.left_at is null
      and ($2 is null or (m.created_at, m.id) < ($2, $3))
    order by m.created_at desc, m.id desc
    limit $4 offset $5'
  using p_pattern, p_below, p_below_id, p_limit, p_offset;
end $$;
