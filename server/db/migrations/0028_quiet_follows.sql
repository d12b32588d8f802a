-- Most members never post. Lists of followed posts look up those who did, so a follow knows while the followed has not
-- (wake_follows). True where they never posted; false says nothing.
alter table follows add column is_quiet boolean not null default false;

update follows
set is_quiet = true
where not exists (select from posts p where p.author_id = followed_id);

create index follows_awake on follows (follower_id, followed_id) where not is_quiet;
create index follows_quiet on follows (followed_id) where is_quiet;
