-- The numbers of moderation (numbers.1) as sums by month, so that a page needs no count of a year. Statements that report, decide or appeal
-- lock no sum: triggers add a row of what changed, also when a process of the previous release writes, and a job adds these up
-- (functions/cases/9_kept_numbers.sql).
create table moderation_numbers (
  -- Its first day, in UTC.
  month date not null,
  number text not null check (number in ('reports', 'decisions', 'appeals', 'hours')),
  -- What divides it; empty where nothing does.
  first text not null,
  second text not null,
  count integer not null,
  primary key (month, number, first, second)
) with (fillfactor = 50);

create table moderation_number_changes (
  id bigint generated always as identity primary key,
  month date not null,
  number text not null,
  first text not null,
  second text not null,
  -- How many more, or fewer.
  count integer not null
);

-- What happened since is in the sums. Another job goes back from 'infinity' to '-infinity', until all is.
create table moderation_numbers_since (
  id boolean primary key default true check (id),
  since timestamptz(3) not null
);

insert into moderation_numbers_since (since) values ('infinity');

-- Nothing is in the sums yet; the functions' file, which follows, has the one that counts.
create function count_changed_report() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger reports_counted
  after insert or delete on reports
  for each row
  execute function count_changed_report();

create trigger reports_counted_when_changed
  after update on reports
  for each row
  when ((old.created_at, old.rule, old.by_stranger) is distinct from (new.created_at, new.rule, new.by_stranger))
  execute function count_changed_report();
