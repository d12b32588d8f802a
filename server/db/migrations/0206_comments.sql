create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  author_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  likes_count integer not null default 0 check (likes_count >= 0),
  replies_count integer not null default 0 check (replies_count >= 0),

  parent_id uuid references comments (id) on delete cascade,
  -- A deleted comment with replies stays as a tombstone (comments.3).
  deleted_at timestamptz,
  -- As in `posts`.
  removed_at timestamptz(3),
  covered_at timestamptz(3),

  -- Empty once deleted.
  content text not null check (char_length(content) <= 500),
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  -- As in `posts`.
  mentions text[]
-- Room for the next version of a comment beside it: each like and reply counts itself in it.
) with (fillfactor = 85);

create index comments_by_post on comments (post_id, id);
create index comments_by_parent on comments (parent_id, id) where parent_id is not null;
create index comments_by_author on comments (author_id, id desc);
-- The comments of some members below some posts.
create index comments_by_author_and_post on comments (author_id, post_id);
-- A comment without a level is its author's alone until the review gives it one (moderation.4).
create index comments_without_level on comments (id) where moderation_level is null and deleted_at is null;
create index comments_removed on comments (removed_at) where removed_at is not null;

create table comment_likes (
  comment_id uuid not null references comments (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (comment_id, member_id)
);

create index comment_likes_by_member on comment_likes (member_id, comment_id desc);
-- For the detection of bots, which reads the latest acts of each member (bots.5).
create index comment_likes_latest_of on comment_likes (member_id, created_at desc);

-- As post_mentions.
create table comment_mentions (
  comment_id uuid not null references comments (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  primary key (comment_id, member_id)
);

create index comment_mentions_by_member on comment_mentions (member_id, comment_id desc);
