-- The quotes of a post: while somebody quotes it, deleting it is not free (posts.23).
create index concurrently posts_by_quoted on posts (quoted_post_id) where quoted_post_id is not null;
