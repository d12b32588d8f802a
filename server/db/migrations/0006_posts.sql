create table posts (
  id uuid primary key,
  author_id uuid not null references members (id) on delete cascade,
  content text not null check (char_length(content) <= 1500),
  image_id uuid references images (id),
  image_alt text not null default '',
  -- A repost is an entry of the feed without words of its own (posts.4); it goes with its original.
  repost_of_id uuid references posts (id) on delete cascade,
  -- No foreign key: the quote outlives what it quotes.
  quoted_post_id uuid,
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  reposts_count integer not null default 0 check (reposts_count >= 0),
  created_at timestamptz not null,
  constraint posts_say_something check (content <> '' or image_id is not null or repost_of_id is not null),
  constraint reposts_say_nothing check (
    repost_of_id is null or (content = '' and image_id is null and quoted_post_id is null)
  )
);

-- Ids are UUIDv7: id order is the order of creation, so the primary key pages the feed.
create index posts_by_author on posts (author_id, id desc);
create index posts_by_image on posts (image_id) where image_id is not null;
-- One repost per member and post; also finds the reposts that go with their original.
create unique index posts_reposted_once on posts (repost_of_id, author_id) where repost_of_id is not null;
-- Words search (search.1). No language: members write in many.
create index posts_by_words on posts using gin (to_tsvector('simple', content));

-- Moments page lists together with an id, and cursors carry milliseconds.
create table post_likes (
  post_id uuid not null references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (post_id, member_id)
);

create index post_likes_by_member on post_likes (member_id, created_at desc, post_id desc);
create index post_likes_by_post on post_likes (post_id, created_at desc, member_id desc);

create table post_bookmarks (
  post_id uuid not null references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (post_id, member_id)
);

create index post_bookmarks_by_member on post_bookmarks (member_id, created_at desc, post_id desc);

create table post_shares (
  post_id uuid not null references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (post_id, member_id)
);

create index post_shares_by_member on post_shares (member_id);

-- Tags are folded (shared/posts/hashtags-mentions-links.ts) and compared byte by byte, so that a prefix is a range.
create table post_hashtags (
  tag text collate "C" not null,
  post_id uuid not null references posts (id) on delete cascade,
  primary key (tag, post_id)
);

create index post_hashtags_by_post on post_hashtags (post_id desc, tag);

create table post_mentions (
  post_id uuid not null references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  primary key (post_id, member_id)
);

create index post_mentions_by_member on post_mentions (member_id, post_id desc);
