-- wave_contents_by_member_and_case begins alike, and gives what this gave.
drop index concurrently if exists wave_contents_by_member;
