-- Pictures of comments, and of posts and messages those after the first: that one stands in their
-- row, where the release before this one reads it (media.14). The keys to their content follow,
-- one table at a time.
create table attached_pictures (
  image_id uuid not null references images (id),
  post_id uuid,
  comment_id uuid,
  message_id uuid,
  -- From 0. The first of a post or a message has none here.
  place smallint not null check (place between 0 and 9),
  alt text not null default '' check (char_length(alt) <= 1500),
  check (num_nonnulls(post_id, comment_id, message_id) = 1)
);

create index attached_pictures_by_image on attached_pictures (image_id);
create unique index attached_pictures_of_posts on attached_pictures (post_id, place) where post_id is not null;
create unique index attached_pictures_of_comments on attached_pictures (comment_id, place)
  where comment_id is not null;
create unique index attached_pictures_of_messages on attached_pictures (message_id, place)
  where message_id is not null;
