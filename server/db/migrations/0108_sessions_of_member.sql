-- Without the time of the last use, which each visit changes: a member has few sessions, which are sorted when they are read.
create index concurrently sessions_of_member on sessions (member_id);
