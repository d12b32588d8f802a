-- Whether an account is listed among the detected bots (bots.5): the condition of
-- features/bots/detection, which lists them.
create or replace function is_detected_bot(p_member members) returns boolean language sql stable as $$
  select exists (select from detected_bots d where d.member_id = p_member.id and d.cleared_at is null)
    or lower(p_member.email) like '%@bots.glimmer.app'
      and not p_member.is_bot
      and not exists (select from detected_bots d where d.member_id = p_member.id and d.reason = 'address')
$$;

-- All members by the number of cases about them, as find_members_for_desk has them: below the place
-- p_count and p_id, null at the top. Counts the entries of cases_about_member, and looks up those
-- members alone that are shown.
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

-- The ids of members as administrators and moderators list them (admin.1, cases.8), in their order.
-- p_asked: `filter` and `sort` (shared/members/desk-list.ts); the search as `email`, a pattern, and
-- `names`, `NameTerms` (search.5), absent when it has no word; `waiting` for names that are not
-- folded yet, absent without a search; the place below which they lie as `order` and `id`; `limit`,
-- `offset`. Planned for each search: one plan for all would read every member for a rare name, or
-- sort them all for a common one.
create or replace function find_members_for_desk(p_asked jsonb, p_at timestamptz)
returns table (id uuid) language plpgsql stable as $$
declare
  v_names jsonb := p_asked -> 'names';
  v_sort text := p_asked ->> 'sort';
  v_filter text := case p_asked ->> 'filter'
    when 'suspended' then 'm.suspended_at is not null'
    when 'limited' then 'm.post_audience = ''followers'''
    when 'reported' then 'exists (select from cases c where c.member_id = m.id and c.reports_count > 0)'
    when 'never_posted' then 'm.posts_count = 0 and not m.is_bot'
    when 'new' then 'm.created_at > $9 - interval ''7 days'''
    when 'detected' then 'm.id in (
      select d.member_id from detected_bots d where d.cleared_at is null
      union all
      select b.id from members b where lower(b.email) like ''%@bots.glimmer.app'' and not b.is_bot
    ) and is_detected_bot(m)'
    else 'true'
  end;
  v_search text := case when p_asked ? 'waiting' then '(
    lower(m.email) like $1
    or m.search_tokens @@ $2 and (
      select bool_and(m.search_username like part or m.search_display_name like part)
      from unnest($3) as part
    ) is not false
    or m.search_username like $4
    or m.search_display_name like $4
    or m.search_tokens is null and (lower(m.username) like $5 or lower(m.display_name) like $5)
  )' else 'true' end;
  v_order text := case v_sort
    when 'oldest' then 'm.created_at, m.id'
    when 'cases' then 'counted.n desc, m.id desc'
    else 'm.created_at desc, m.id desc'
  end;
  v_place text := case
    when not p_asked ? 'id' then 'true'
    when v_sort = 'oldest' then '(m.created_at, m.id) > (to_timestamp(-$6 / 1000.0), $7)'
    when v_sort = 'cases' then '(counted.n, m.id) < ($6, $7)'
    else '(m.created_at, m.id) < (to_timestamp($6 / 1000.0), $7)'
  end;
  -- Of those who are found alone.
  v_counted text := case when v_sort = 'cases' then
    'cross join lateral (select count(*) as n from cases c where c.member_id = m.id) as counted' else '' end;
begin
  if v_sort = 'cases' and not p_asked ? 'waiting' and not p_asked ? 'filter' then
    return query
    select by_cases.id
    from members_by_cases(
      (p_asked ->> 'order')::bigint, (p_asked ->> 'id')::uuid, (p_asked ->> 'limit')::integer,
      (p_asked ->> 'offset')::integer
    ) as by_cases;
    return;
  end if;
  return query execute
    'select m.id from members m ' || v_counted || ' where m.left_at is null and ' || v_filter || ' and ' || v_search
      || ' and ' || v_place || ' order by ' || v_order || ' limit $8 offset $10'
  using
    p_asked ->> 'email', (v_names ->> 'words')::tsquery, array(select jsonb_array_elements_text(v_names -> 'parts')),
    v_names ->> 'part', p_asked ->> 'waiting', (p_asked ->> 'order')::bigint, (p_asked ->> 'id')::uuid,
    (p_asked ->> 'limit')::integer, p_at, (p_asked ->> 'offset')::integer;
end $$;
