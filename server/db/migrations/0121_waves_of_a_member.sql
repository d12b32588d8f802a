-- The waves that a member was in are read from it alone: without it, a page of the table for each content.
create index concurrently wave_contents_by_member_and_case on wave_contents (member_id, case_id);
