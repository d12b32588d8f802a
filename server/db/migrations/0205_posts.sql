-- Ids are UUIDv7: id order is the order of creation, so the primary key pages the feed.
create table posts (
  id uuid primary key,
  author_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,

  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  reposts_count integer not null default 0 check (reposts_count >= 0),
  -- How many comments of the post each filter shows (comments.8), by the level that is needed to
  -- see them.
  comments_top integer not null default 0,
  comments_high integer not null default 0,
  comments_low integer not null default 0,
  comments_none integer not null default 0,

  -- ai.9
  made_with_ai boolean not null default false,
  -- Whether grave feelings of its author are all that its words were found to have (moderation.13).
  only_distress boolean not null default false,

  image_id uuid references images (id),
  -- A repost is an entry of the feed without words of its own (posts.4); it goes with its original.
  repost_of_id uuid references posts (id) on delete cascade,
  -- No foreign key: the quote outlives what it quotes.
  quoted_post_id uuid,
  -- A removed post is hidden from everybody and can be restored (cases.5); a covered one stands
  -- behind a line until a reader asks for it (cases.4).
  removed_at timestamptz(3),
  covered_at timestamptz(3),

  content text not null check (char_length(content) <= 1500),
  image_alt text not null default '',
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  -- The usernames that the text mentions and that members had when it was written, in lower case
  -- (posts.16). Null: every name that the text can mean counts.
  mentions text[],
  -- The text a post is found by (search.2), made by shared/search/: the folded text and its tokens.
  -- Null in reposts, which have no text.
  search_text text,
  search_tokens tsvector,

  constraint posts_say_something check (content <> '' or image_id is not null or repost_of_id is not null),
  constraint reposts_say_nothing check (
    repost_of_id is null or (content = '' and image_id is null and quoted_post_id is null)
  )
-- Room for the next version of a post beside it: each like, comment, share and repost counts itself
-- in its post, and changes no index when there is room, least of all those of its words.
) with (fillfactor = 85);

create index posts_by_author on posts (author_id, id desc);
create index posts_by_image on posts (image_id) where image_id is not null;
-- A member's own posts with a picture, newest first (members.12).
create index posts_pictures_by_author on posts (author_id, id desc) where image_id is not null;
-- One repost per member and post; also finds the reposts that go with their original.
create unique index posts_reposted_once on posts (repost_of_id, author_id) where repost_of_id is not null;
-- A small list of new words, see server/db/README.md.
create index posts_by_search_tokens on posts using gin (search_tokens) with (gin_pending_list_limit = 256)
where search_tokens is not null;
-- A post without a level is its author's alone until the review gives it one (moderation.4).
create index posts_without_level on posts (id) where moderation_level is null;
create index posts_removed on posts (removed_at) where removed_at is not null;

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

-- For the detection of bots, too, which reads the latest acts of each member (bots.5).
create index post_shares_latest_of on post_shares (member_id, created_at desc);

-- Tags are folded (shared/posts/hashtags-mentions-links.ts) and compared byte by byte, so that a
-- prefix is a range.
create table post_hashtags (
  post_id uuid not null references posts (id) on delete cascade,
  tag text collate "C" not null,
  -- The folded form by which a tag with other than ASCII letters is suggested; null: the tag is its
  -- own.
  search_form text collate "C",
  primary key (tag, post_id)
);

create index post_hashtags_by_post on post_hashtags (post_id desc, tag);
create index post_hashtags_by_form on post_hashtags (search_form, tag)
where search_form is not null;

-- Members whom a post mentions and notifies (posts.3).
create table post_mentions (
  post_id uuid not null references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  primary key (post_id, member_id)
);

create index post_mentions_by_member on post_mentions (member_id, post_id desc);
