-- posts_by_words found posts that the job fill_post_search had not filled yet: two releases ago. A database that began with that release
-- or later never had the index. Whoever still has such posts finds them without it, in more time, until the job is done.
drop index if exists posts_by_words;

-- The release before the previous one stored pictures of a model without saying so; every later one says so as it stores them.
--
-- Allowed (contracts): the trigger's function, which nothing else calls.
drop trigger if exists posts_mark_image_of_bot on posts;
drop function if exists mark_image_of_bot();
