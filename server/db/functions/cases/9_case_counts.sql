-- How many cases are about each member (cases.8): the triggers of 0117 add rows of what changed,
-- add_up_case_counts puts these into the counts, and keep_former_case_counts those of before.

-- Whether a member's cases are in case_counts.
create or replace function has_case_count(p_member_id uuid) returns boolean language plpgsql stable as $$
begin
  return coalesce((select p_member_id <= member_id from case_counts_up_to), true);
end $$;

-- As moderation_numbers_kept_since: while former cases are counted, a batch of that and whoever
-- changes a case wait for each other, so that each case counts once.
create or replace function note_case_about(p_member_id uuid, p_cases integer) returns void language plpgsql as $$
begin
  if (select member_id from case_counts_up_to) is not null then
    perform pg_advisory_xact_lock_shared(hashtext('case_counts'));
  end if;
  insert into case_count_changes (member_id, cases)
  select p_member_id, p_cases
  where has_case_count(p_member_id);
end $$;

create or replace function count_changed_case() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.member_id is not null then
    perform note_case_about(old.member_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.member_id is not null then
    perform note_case_about(new.member_id, 1);
  end if;
  return null;
end $$;

-- The cases about a member, of every kind, open and closed.
create or replace function case_count_of(p_member_id uuid) returns integer language plpgsql stable as $$
begin
  if has_case_count(p_member_id) then
    return coalesce((select cases from case_counts where member_id = p_member_id), 0)
      + coalesce((select sum(cases) from case_count_changes where member_id = p_member_id), 0);
  end if;
  return (select count(*) from cases where member_id = p_member_id);
end $$;

-- Adds up to p_most changes to the counts, and deletes them in the same transaction, so
-- that each counts once. Returns how many.
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

-- Counts the cases of the next members who have some, about p_most cases. Returns whether there may
-- be more; as keep_former_numbers it waits for half a second at most.
create or replace function keep_former_case_counts(p_most integer) returns boolean language plpgsql
set lock_timeout = '500ms' as $$
declare
  v_after uuid;
  v_to uuid;
begin
  begin
    perform pg_advisory_xact_lock(hashtext('case_counts'));
  exception when lock_not_available then
    return true;
  end;
  select member_id into v_after from case_counts_up_to;
  if v_after is null then
    return false;
  end if;
  v_to := (select member_id from cases where member_id > v_after order by member_id offset p_most limit 1);
  insert into case_counts (member_id, cases)
  select member_id, count(*)
  from cases
  where member_id > v_after and (v_to is null or member_id <= v_to)
  group by member_id
  order by member_id;
  update case_counts_up_to set member_id = v_to;
  return v_to is not null;
end $$;
