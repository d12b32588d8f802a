-- The usernames that a text mentions and that members had when it was written, in lower case (posts.16).
-- Null in texts from before and in those of a process of the previous release: there every name that
-- the text can mean counts.
alter table posts add column mentions text[];
alter table comments add column mentions text[];
alter table messages add column mentions text[];
