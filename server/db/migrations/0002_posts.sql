create table images (
  id uuid primary key,
  owner_id uuid not null references members (id) on delete cascade,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  -- ThumbHash, base64
  placeholder text not null,
  created_at timestamptz not null
);

create index images_by_owner on images (owner_id, id desc);

create table posts (
  id uuid primary key,
  author_id uuid not null references members (id) on delete cascade,
  content text not null check (char_length(content) <= 1500),
  image_id uuid references images (id),
  image_alt text not null default '',
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  reposts_count integer not null default 0 check (reposts_count >= 0),
  created_at timestamptz not null,
  check (content <> '' or image_id is not null)
);

-- Ids are UUIDv7: id order is the order of creation, so the primary key pages the feed.
create index posts_by_author on posts (author_id, id desc);
create index posts_by_image on posts (image_id) where image_id is not null;

create table post_likes (
  post_id uuid not null references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, member_id)
);

create index post_likes_by_member on post_likes (member_id, post_id desc);

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
