-- Whether an account is listed among the detected bots (bots.5): the condition of
-- features/bots/detection, which lists them.
create or replace function is_detected_bot(p_member members) returns boolean language sql stable as $$
  select exists (select from detected_bots d where d.member_id = p_member.id and d.cleared_at is null)
    or lower(p_member.email) like '%@bots.glimmer.app'
      and not p_member.is_bot
      and not exists (select from detected_bots d where d.member_id = p_member.id and d.reason = 'address')
$$;

-- A page of the members that fulfil p_where, those with the most cases first, then the newest, by
-- their ids. p_where and p_asked are those of find_members_for_desk. It reads case_counts in the
-- order of their number, and of members whose cases changed since, case_count_of.
create or replace function find_members_by_cases(p_asked jsonb, p_at timestamptz, p_where text)
returns table (id uuid) language plpgsql stable as $$
declare
  v_names jsonb := p_asked -> 'names';
  v_words tsquery := v_names ->> 'words';
  v_parts text[] := array(select jsonb_array_elements_text(v_names -> 'parts'));
  v_cases bigint := p_asked ->> 'order';
  v_below uuid := p_asked ->> 'id';
  v_most integer := (p_asked ->> 'limit')::integer + (p_asked ->> 'offset')::integer;
  v_changed uuid[] := array(select distinct member_id from case_count_changes);
  v_found uuid[];
  v_others uuid[];
begin
  execute '
    with found as (
      (
        select m.id, k.cases
        from case_counts as k
        join members m on m.id = k.member_id
        where k.member_id <> all ($8) and m.left_at is null and ' || p_where || '
          and ($7 is null or (k.cases, k.member_id) < ($6, $7))
        order by k.cases desc, k.member_id desc
        limit $10
      )
      union all
      select m.id, k.cases
      from (select member_id, case_count_of(member_id) as cases from unnest($8) as member_id) as k
      join members m on m.id = k.member_id
      where k.cases > 0 and m.left_at is null and ' || p_where || ' and ($7 is null or (k.cases, k.member_id) < ($6, $7))
    )
    select array(select id from found order by cases desc, id desc limit $10)'
  into v_found
  using
    p_asked ->> 'email', v_words, v_parts, v_names ->> 'part', p_asked ->> 'waiting', v_cases, v_below, v_changed, p_at,
    v_most;
  if cardinality(v_found) < v_most then
    execute '
      select array(
        select m.id
        from members m
        where m.left_at is null and ' || p_where || '
          and ($7 is null or $6 > 0 or m.id < $7)
          and (select true from cases c where c.member_id = m.id limit 1) is null
        order by m.id desc
        limit $8
      )'
    into v_others
    using
      p_asked ->> 'email', v_words, v_parts, v_names ->> 'part', p_asked ->> 'waiting', v_cases, v_below,
      v_most - cardinality(v_found), p_at;
  end if;
  return query
  select found.member_id
  from unnest(v_found || v_others) with ordinality as found (member_id, n)
  order by found.n
  offset (p_asked ->> 'offset')::integer;
end $$;

-- The ids of the reported members of a page without a search, who registered last or first. It goes
-- from one to the next by cases_reported: among many members few may be reported.
create or replace function find_reported_members(p_asked jsonb) returns table (id uuid) language plpgsql stable as $$
declare
  v_is_oldest boolean := p_asked ->> 'sort' = 'oldest';
  v_next text := format(
    'select c.member_id from cases c where c.reports_count > 0 and c.member_id %s %%s order by c.member_id %s limit 1',
    case when v_is_oldest then '>' else '<' end,
    case when v_is_oldest then 'asc' else 'desc' end
  );
begin
  return query execute '
    with recursive reported as (
      (' || format(v_next, '$1') || ')
      union all
      select (' || format(v_next, 'r.member_id') || ')
      from reported r
      where r.member_id is not null
    )
    select m.id
    from reported r
    cross join lateral (select m.id from members m where m.id = r.member_id and m.left_at is null offset 0) as m
    limit $2 offset $3'
  using
    coalesce(p_asked ->> 'id', repeat(case when v_is_oldest then '0' else 'f' end, 32))::uuid,
    (p_asked ->> 'limit')::integer, (p_asked ->> 'offset')::integer;
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
    else 'm.created_at desc, m.id desc'
  end;
  v_place text := case
    when not p_asked ? 'id' then 'true'
    when v_sort = 'oldest' then '(m.created_at, m.id) > (to_timestamp(-$6 / 1000.0), $7)'
    else '(m.created_at, m.id) < (to_timestamp($6 / 1000.0), $7)'
  end;
begin
  if v_sort = 'cases' then
    return query select by_cases.id from find_members_by_cases(p_asked, p_at, v_filter || ' and ' || v_search) as by_cases;
    return;
  end if;
  if p_asked ->> 'filter' = 'reported' and not p_asked ? 'waiting' then
    return query select reported.id from find_reported_members(p_asked) as reported;
    return;
  end if;
  return query execute
    'select m.id from members m where m.left_at is null and ' || v_filter || ' and ' || v_search
      || ' and ' || v_place || ' order by ' || v_order || ' limit $8 offset $10'
  using
    p_asked ->> 'email', (v_names ->> 'words')::tsquery, array(select jsonb_array_elements_text(v_names -> 'parts')),
    v_names ->> 'part', p_asked ->> 'waiting', (p_asked ->> 'order')::bigint, (p_asked ->> 'id')::uuid,
    (p_asked ->> 'limit')::integer, p_at, (p_asked ->> 'offset')::integer;
end $$;
