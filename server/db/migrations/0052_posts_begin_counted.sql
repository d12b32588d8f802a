-- New posts begin with counters of comments (0050), now that triggers keep them.
alter table posts
  alter column comments_top set default 0,
  alter column comments_high set default 0,
  alter column comments_low set default 0,
  alter column comments_none set default 0;

-- The posts that are left to count: those below an id. Empty once all are counted.
create table posts_to_count_comments_of (
  below uuid not null
);

insert into posts_to_count_comments_of (below)
select 'ffffffff-ffff-ffff-ffff-ffffffffffff'
where exists (select from posts);
