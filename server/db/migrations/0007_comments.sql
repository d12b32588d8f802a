create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  parent_id uuid references comments (id) on delete cascade,
  author_id uuid not null references members (id) on delete cascade,
  -- Empty once deleted.
  content text not null check (char_length(content) <= 500),
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  likes_count integer not null default 0 check (likes_count >= 0),
  replies_count integer not null default 0 check (replies_count >= 0),
  created_at timestamptz not null,
  -- A deleted comment with replies stays as a tombstone (comments.3).
  deleted_at timestamptz
);

create index comments_by_post on comments (post_id, id);
create index comments_by_parent on comments (parent_id, id) where parent_id is not null;
create index comments_by_author on comments (author_id, id desc);

create table comment_likes (
  comment_id uuid not null references comments (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (comment_id, member_id)
);

create index comment_likes_by_member on comment_likes (member_id, comment_id desc);

-- Whoever a comment names, as post_mentions of posts.
create table comment_mentions (
  comment_id uuid not null references comments (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  primary key (comment_id, member_id)
);

create index comment_mentions_by_member on comment_mentions (member_id, comment_id desc);
