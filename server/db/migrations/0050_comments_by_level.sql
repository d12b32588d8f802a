-- How many comments of a post each filter shows (comments.8), by the level that is needed to see
-- them. Null in posts of an earlier release until `fill_comment_levels` has counted them; reads
-- count those meanwhile. 0051 and 0052 go on, each in a transaction of its own: one that locked posts
-- and comments would wait in a circle with whoever writes comments.
alter table posts
  add column comments_top integer,
  add column comments_high integer,
  add column comments_low integer,
  add column comments_none integer;
