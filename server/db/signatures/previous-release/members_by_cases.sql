-- As the release of 2026-11-27 had it: see "Old signatures" in server/db/README.md.

create or replace function members_by_cases(p_count bigint, p_id uuid, p_limit integer, p_offset integer)
returns table (id uuid) language plpgsql stable as $$
begin
  return query
  with counted as (
    select c.member_id, count(*) as n
    from cases c
    where c.member_id is not null
    group by c.member_id
    having p_id is null or (count(*), c.member_id) < (p_count, p_id)
    order by count(*) desc, c.member_id desc
  ), with_cases as materialized (
    select counted.member_id, counted.n
    from counted
    where (select m.left_at is null from members m where m.id = counted.member_id)
    limit p_limit + p_offset
  ), without_cases as (
    select m.id as member_id, 0::bigint as n
    from members m
    where m.left_at is null
      and (p_id is null or p_count > 0 or m.id < p_id)
      and (select true from cases c where c.member_id = m.id limit 1) is null
    order by m.id desc
    limit greatest(0, p_limit + p_offset - (select count(*) from with_cases))
  )
  select found.member_id
  from (select * from with_cases union all select * from without_cases) as found
  order by found.n desc, found.member_id desc
  limit p_limit offset p_offset;
end $$;
