-- Count decisions into the numbers of 0114, and the hours to the first decision of each case. By statement, since one may change several
-- decisions of a case. functions/cases/9_kept_numbers.sql has the function that counts.
create function count_changed_decisions() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger decisions_counted_when_made
  after insert on decisions
  referencing new table as new_rows
  for each statement
  execute function count_changed_decisions();

create trigger decisions_counted_when_changed
  after update on decisions
  referencing old table as old_rows new table as new_rows
  for each statement
  execute function count_changed_decisions();

create trigger decisions_counted_when_deleted
  after delete on decisions
  referencing old table as old_rows
  for each statement
  execute function count_changed_decisions();
