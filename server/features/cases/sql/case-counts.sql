-- How many cases are about each member (cases.8): triggers add rows of what changed, and
-- add_up_case_counts puts these into the counts.

create or replace function count_changed_case() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.member_id is not null then
    insert into case_count_changes (member_id, cases) values (old.member_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.member_id is not null then
    insert into case_count_changes (member_id, cases) values (new.member_id, 1);
  end if;
  return null;
end $$;

-- The cases about a member, of every kind, open and closed.
create or replace function case_count_of(p_member_id uuid) returns integer language plpgsql stable as $$
begin
  return coalesce((select cases from case_counts where member_id = p_member_id), 0)
    + coalesce((select sum(cases) from case_count_changes where member_id = p_member_id), 0);
end $$;

-- Adds up to p_most changes to the counts, and deletes them in the same transaction, so
-- that each counts once. Returns how many. In SQL since it is two statements that a job runs by the
-- thousand: the second takes away what the first has brought to zero.
create or replace function add_up_case_counts(p_most integer) returns integer language plpgsql as $$
declare
  v_taken case_count_changes[];
begin
  with taken as (
    delete from case_count_changes
    where id in (select id from case_count_changes order by id limit p_most for update skip locked)
    returning *
  )
  select array_agg(taken) into v_taken from taken;
  insert into case_counts (member_id, cases)
  select member_id, sum(cases)
  from unnest(v_taken)
  group by member_id
  having sum(cases) <> 0
  order by member_id
  on conflict (member_id) do update
  set cases = case_counts.cases + excluded.cases;
  delete from case_counts
  where member_id in (select member_id from unnest(v_taken)) and cases = 0;
  return coalesce(cardinality(v_taken), 0);
end $$;
