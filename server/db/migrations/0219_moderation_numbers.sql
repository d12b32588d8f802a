-- The numbers of moderation (numbers.1) as sums by month, so that a page needs no count of a year.
-- Statements that report, decide or appeal lock no sum: triggers add a row of what changed, and a
-- job adds these up (features/cases/sql/numbers-of-moderation.sql).
create table moderation_numbers (
  -- Its first day, in UTC.
  month date not null,
  number text not null check (number in ('reports', 'decisions', 'appeals', 'hours')),
  -- The values that divide it; empty where none do.
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

-- How many cases are about each member, for the list of members with the most (cases.8), so that it
-- counts no index of all cases. Kept as the numbers above are (features/cases/sql/case-counts.sql).
--
-- No foreign keys, which whoever changes a case would pay for with a lock of the member. The count
-- of a member who is gone falls to zero with their cases, and its row goes.
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
