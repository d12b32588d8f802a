-- The comments of some members below some posts (0050). Alone, since comments wait for the build, and reads of posts wait for 0050.
create index comments_by_author_and_post on comments (author_id, post_id);
