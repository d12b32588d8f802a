-- The ids of members whose email matches a pattern, or whose names have the words or the part
-- (search.5), newest first, below a place if one is given (admin.1). p_names: `NameTerms`; null
-- when the search has no word. Planned for each search: one plan for all would read every member
-- for a rare name, or sort them all for a common one.
create or replace function find_users_for_administrator(
  p_email text,
  p_names jsonb,
  p_below timestamptz,
  p_below_id uuid,
  p_limit integer,
  p_offset integer
) returns table (id uuid) language plpgsql stable as $$
begin
  return query execute '
    select m.id
    from members m
    where (
        lower(m.email) like $1
        or m.search_tokens @@ $2 and (
          select bool_and(m.search_username like part or m.search_display_name like part)
          from unnest($3) as part
        ) is not false
        or m.search_username like $4
        or m.search_display_name like $4
        or m.search_tokens is null and (lower(m.username) like $5 or lower(m.display_name) like $5)
      )
      and m.left_at is null
      and ($6 is null or (m.created_at, m.id) < ($6, $7))
    order by m.created_at desc, m.id desc
    limit $8 offset $9'
  using
    p_email, (p_names ->> 'words')::tsquery, array(select jsonb_array_elements_text(p_names -> 'parts')),
    p_names ->> 'part', p_names ->> 'waiting', p_below, p_below_id, p_limit, p_offset;
end $$;
