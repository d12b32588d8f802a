-- The verdict on each element of a post or comment (moderation.3). The worst of them is the level that stands in the row itself.
create table element_moderations (
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  type text not null check (type in ('text', 'image')),
  level text not null check (level in ('top', 'high', 'low', 'none')),
  -- A sentence for the author; empty at the top.
  reason text not null,
  decided_by text not null check (decided_by in ('openai', 'local', 'local-fallback')),
  decided_at timestamptz not null,
  check (num_nonnulls(post_id, comment_id) = 1)
);

create unique index element_moderations_by_post on element_moderations (post_id, type) where post_id is not null;
create unique index element_moderations_by_comment on element_moderations (comment_id, type)
where comment_id is not null;
-- What the classifier of last resort decided is looked at again (moderation.4).
create index element_moderations_to_review on element_moderations (decided_at) where decided_by = 'local-fallback';

-- Written before there was a classifier, and so its author's alone until it has a level (moderation.4).
create index posts_without_level on posts (id) where moderation_level is null;
create index comments_without_level on comments (id) where moderation_level is null and deleted_at is null;
