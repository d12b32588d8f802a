-- The language that a post is written in, by its primary tag (BCP 47); null where none is known,
-- as in all posts written before (posts.19). A repost has its original's. Not valid: all older rows have none.
alter table posts
  add column language text,
  add constraint posts_language_check check (language ~ '^[a-z]{2,3}$') not valid;
