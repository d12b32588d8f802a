-- Earlier versions of posts, comments and messages that were edited (posts.22); what stands now is
-- in their own rows. The keys to their content follow, one table at a time.
create table revisions (
  id uuid primary key,
  post_id uuid,
  comment_id uuid,
  message_id uuid,
  number integer not null check (number > 0),
  written_at timestamptz(3) not null,
  -- When the next version took its place.
  replaced_at timestamptz(3) not null,
  -- When its author removed it: then neither text nor pictures are left.
  removed_at timestamptz(3),
  content text not null,
  language text,
  mentions text[],
  -- As it was when it was replaced. Null: its author's alone, since no level was final.
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  only_distress boolean not null default false,
  is_covered boolean not null default false,
  check (num_nonnulls(post_id, comment_id, message_id) = 1),
  check (removed_at is null or content = '')
);

create unique index revisions_of_posts on revisions (post_id, number) where post_id is not null;
create unique index revisions_of_comments on revisions (comment_id, number) where comment_id is not null;
create unique index revisions_of_messages on revisions (message_id, number) where message_id is not null;
-- Those of messages are kept for a time (messages.16).
create index revisions_of_messages_by_age on revisions (replaced_at) where message_id is not null;

-- The pictures of an earlier version of a post or comment, in their order.
create table revision_pictures (
  revision_id uuid not null references revisions (id) on delete cascade,
  place smallint not null check (place between 0 and 9),
  image_id uuid not null references images (id),
  alt text not null,
  primary key (revision_id, place)
);

create index revision_pictures_by_image on revision_pictures (image_id);
