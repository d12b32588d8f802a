-- How many cases are about each member, for the list of members with the most (cases.8), so that it counts no index of all cases. As with the
-- numbers of 0114, triggers add a row of what changed, also when a process of the previous release writes, and a job adds these up
-- (functions/cases/9_case_counts.sql).
--
-- No foreign keys: making them would lock members. The count of a member who is gone falls to zero with their cases, and its row goes.
create table case_counts (
  member_id uuid primary key,
  cases integer not null
);

create index case_counts_most on case_counts (cases desc, member_id desc);

create table case_count_changes (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  -- How many more, or fewer.
  cases integer not null
);

create index case_count_changes_by_member on case_count_changes (member_id);

-- Members up to this one are counted; another job goes through those that were there before. Null: all are.
create table case_counts_up_to (
  id boolean primary key default true check (id),
  member_id uuid
);

insert into case_counts_up_to (member_id) values ('00000000-0000-0000-0000-000000000000');

-- Nobody is counted yet; the functions' file, which follows, has the one that counts.
create function count_changed_case() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger cases_counted
  after insert or delete on cases
  for each row
  execute function count_changed_case();

create trigger cases_counted_when_changed
  after update on cases
  for each row
  when (old.member_id is distinct from new.member_id)
  execute function count_changed_case();
