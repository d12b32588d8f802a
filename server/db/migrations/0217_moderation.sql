-- The verdict on each element of a post, comment or message (moderation.3). The worst is the level
-- in the row itself.
create table element_moderations (
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  message_id uuid references messages (id) on delete cascade,
  type text not null check (type in ('text', 'image')),
  level text not null check (level in ('top', 'high', 'low', 'none')),
  -- A sentence for the author; empty at the top.
  reason text not null,
  -- A person outranks every classifier (cases.4): no later verdict changes theirs.
  decided_by text not null check (decided_by in ('openai', 'local', 'local-fallback', 'person')),
  -- False for a text in a language that no list of the classifier knows and no service has read
  -- (moderation.9).
  was_read boolean not null default true,
  decided_at timestamptz not null,
  constraint element_moderations_of_one_thing check (num_nonnulls(post_id, comment_id, message_id) = 1)
);

create unique index element_moderations_by_post on element_moderations (post_id, type)
where post_id is not null;
create unique index element_moderations_by_comment on element_moderations (comment_id, type)
where comment_id is not null;
create unique index element_moderations_by_message on element_moderations (message_id, type)
where message_id is not null;
-- Verdicts of the classifier of last resort are looked at again (moderation.4).
create index element_moderations_to_review on element_moderations (decided_at)
where decided_by = 'local-fallback';
-- Content that nobody can have judged well opens a case by itself (cases.2): texts in a language
-- that no list reads, and pictures without a service that looks at them. Never messages.
create index element_moderations_for_people on element_moderations (decided_at)
where message_id is null and (not was_read or type = 'image' and decided_by = 'local' and reason <> '');
create index element_moderations_lowered on element_moderations (decided_at)
where level <> 'top' and decided_by <> 'person';

-- Levels that machines lowered are counted day by day once the day is over, since the verdicts go
-- with their contents (numbers.1).
create table lowered_levels (
  -- In UTC.
  day date primary key,
  high integer not null check (high >= 0),
  low integer not null check (low >= 0),
  none integer not null check (none >= 0)
);
