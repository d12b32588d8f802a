-- What happened from one moment until before another, counted from its rows as the triggers of
-- 9_kept_numbers.sql do.
create or replace function count_moderation_between(p_from timestamptz, p_to timestamptz)
returns table (month date, number text, first text, second text, count bigint) language sql stable as $$
  select month_of(r.created_at), 'reports', r.rule, r.by_stranger::text, count(*)
  from reports r
  where r.created_at >= p_from and r.created_at < p_to
  group by 1, 3, 4
  union all
  select month_of(d.decided_at), 'decisions', d.decision, d.rule, count(*)
  from decisions d
  where d.decided_at >= p_from and d.decided_at < p_to and decision_stood(d.decision, d.undone_at, d.noticed_at)
  group by 1, 3, 4
  union all
  select month_of(a.created_at), 'appeals', appeal_outcome(a.is_granted, a.answered_at), '', count(*)
  from appeals a
  where a.created_at >= p_from and a.created_at < p_to
  group by 1, 3
  union all
  select month_of(d.decided_at), 'hours', rounded_hours(d.decided_at - c.opened_at), '', count(*)
  from decisions d
  join cases c on c.id = d.case_id
  where d.decided_at >= p_from and d.decided_at < p_to
    and decision_stood(d.decision, d.undone_at, d.noticed_at)
    and c.opened_at < d.decided_at
    and (
      select true
      from decisions e
      where e.case_id = d.case_id
        and decision_stood(e.decision, e.undone_at, e.noticed_at)
        and (e.decided_at, e.id) < (d.decided_at, d.id)
      limit 1
    ) is null
  group by 1, 3
$$;

-- The numbers of each month since the begin of one: the sums, what changed since they were added
-- up, and what is not in them yet, counted from its rows.
create or replace function moderation_numbers_by_month(p_since timestamptz)
returns table (month date, number text, first text, second text, count integer) language plpgsql stable as $$
begin
  return query
  select one.month, one.number, one.first, one.second, sum(one.count)::integer
  from (
    select * from moderation_numbers n where n.month >= month_of(p_since)
    union all
    select c.month, c.number, c.first, c.second, c.count
    from moderation_number_changes c
    where c.month >= month_of(p_since)
    union all
    select former.*
    from count_moderation_between(p_since, (select since from moderation_numbers_since)) as former
  ) as one
  group by one.month, one.number, one.first, one.second
  having sum(one.count) <> 0;
end $$;

-- Adds up to p_most changes to the sums, and deletes them in the same transaction, so
-- that each counts once. Returns how many.
create or replace function add_up_moderation_numbers(p_most integer) returns integer language plpgsql as $$
declare
  v_taken moderation_number_changes[];
begin
  with taken as (
    delete from moderation_number_changes
    where id in (select id from moderation_number_changes order by id limit p_most for update skip locked)
    returning *
  )
  select array_agg(taken) into v_taken from taken;
  insert into moderation_numbers (month, number, first, second, count)
  select month, number, first, second, sum(count)
  from unnest(v_taken)
  group by 1, 2, 3, 4
  having sum(count) <> 0
  order by 1, 2, 3, 4
  on conflict (month, number, first, second) do update
  set count = moderation_numbers.count + excluded.count;
  return coalesce(cardinality(v_taken), 0);
end $$;

-- Counts the latest rows that are not in the sums, about p_most of each table, and puts them there.
-- Returns whether there may be more. Others wait behind it while it waits for a long statement, so
-- it gives up soon, and is called again.
create or replace function keep_former_numbers(p_most integer) returns boolean language plpgsql
set lock_timeout = '500ms' as $$
declare
  v_since timestamptz;
  v_from timestamptz;
begin
  begin
    perform pg_advisory_xact_lock(hashtext('moderation_numbers'));
  exception when lock_not_available then
    return true;
  end;
  select since into v_since from moderation_numbers_since;
  if v_since = '-infinity' then
    return false;
  end if;
  v_from := coalesce(
    greatest(
      (select created_at from reports where created_at < v_since order by created_at desc offset p_most limit 1),
      (select decided_at from decisions where decided_at < v_since order by decided_at desc offset p_most limit 1),
      (select created_at from appeals where created_at < v_since order by created_at desc offset p_most limit 1)
    ),
    '-infinity'
  );
  insert into moderation_numbers (month, number, first, second, count)
  select * from count_moderation_between(v_from, v_since)
  order by 1, 2, 3, 4
  on conflict (month, number, first, second) do update
  set count = moderation_numbers.count + excluded.count;
  update moderation_numbers_since set since = v_from;
  return v_from > '-infinity';
end $$;
