-- How many reports of a member were found wrong on the latest such day, in UTC, and on the day before it: so many fewer they may file on the
-- day after (cases.11).
alter table reporter_records
add column wrong_on date,
add column wrong_that_day integer not null default 0,
add column wrong_day_before integer not null default 0;
