-- Count appeals into the numbers of 0114. functions/cases/9_kept_numbers.sql has the function that counts.
create function count_changed_appeal() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger appeals_counted
  after insert or delete on appeals
  for each row
  execute function count_changed_appeal();

create trigger appeals_counted_when_changed
  after update on appeals
  for each row
  when (
    (old.created_at, old.is_granted, old.answered_at) is distinct from (new.created_at, new.is_granted, new.answered_at)
  )
  execute function count_changed_appeal();
