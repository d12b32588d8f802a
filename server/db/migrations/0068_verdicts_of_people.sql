-- A person outranks every classifier (cases.4): no later verdict changes theirs.
alter table element_moderations
drop constraint element_moderations_decided_by_check,
add constraint element_moderations_decided_by_check
check (decided_by in ('openai', 'local', 'local-fallback', 'person')) not valid;
