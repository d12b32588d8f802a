-- The verdict on each element of a post, comment or message (moderation.3). The worst is the level in the row itself.
create table element_moderations (
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  message_id uuid references messages (id) on delete cascade,
  type text not null check (type in ('text', 'image')),
  level text not null check (level in ('top', 'high', 'low', 'none')),
  -- A sentence for the author; empty at the top.
  reason text not null,
  decided_by text not null check (decided_by in ('openai', 'local', 'local-fallback')),
  decided_at timestamptz not null,
  constraint element_moderations_of_one_thing check (num_nonnulls(post_id, comment_id, message_id) = 1)
);

create unique index element_moderations_by_post on element_moderations (post_id, type) where post_id is not null;
create unique index element_moderations_by_comment on element_moderations (comment_id, type)
where comment_id is not null;
create unique index element_moderations_by_message on element_moderations (message_id, type)
where message_id is not null;
-- What the classifier of last resort decided is looked at again (moderation.4).
create index element_moderations_to_review on element_moderations (decided_at) where decided_by = 'local-fallback';

-- What has no level is its author's alone until the review gives it one (moderation.4).
create index posts_without_level on posts (id) where moderation_level is null;
create index comments_without_level on comments (id) where moderation_level is null and deleted_at is null;
create index messages_without_level on messages (id) where moderation_level is null;
