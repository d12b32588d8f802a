-- How many comments of a post each filter shows (comments.8), by the level that is needed to see
-- them. Null in posts of an earlier release until `fill_comment_levels` has counted them; reads
-- count those meanwhile. New posts begin with 0 once the functions have their triggers, which also
-- count what a process of the previous release writes.
alter table posts
  add column comments_top integer,
  add column comments_high integer,
  add column comments_low integer,
  add column comments_none integer;

-- The comments of some members below some posts.
create index comments_by_author_and_post on comments (author_id, post_id);

-- The posts that are left to count: those below an id. Empty once all are counted.
create table posts_to_count_comments_of (
  below uuid not null
);

insert into posts_to_count_comments_of (below)
select 'ffffffff-ffff-ffff-ffff-ffffffffffff'
where exists (select from posts);
