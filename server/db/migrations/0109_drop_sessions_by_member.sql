-- sessions_of_member has its place, in the statements of the previous release as well.
drop index concurrently if exists sessions_by_member;
