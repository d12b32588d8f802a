-- Two members who have written to each other. Each message writes the row again: with room on the
-- page, no index where no indexed column changes.
create table conversations (
  id uuid primary key,
  low_id uuid not null references members (id) on delete cascade,
  high_id uuid not null references members (id) on delete cascade,
  -- Rises with each message and each change of one, under this row's lock: so places and versions
  -- have the order of the commits, and nothing appears before what a reader has seen already.
  version bigint not null default 0,
  unique (low_id, high_id),
  check (low_id < high_id)
) with (fillfactor = 80);

create index conversations_by_high on conversations (high_id);

-- A conversation as one of its two members has it. Sending keeps it, so a list costs the same
-- whatever the history. Whoever changes both rows of a conversation locks `conversations` first.
--
-- Ticks are positions up to which a member has what the other wrote, so marking writes one row here
-- and none of messages, whose indexes cost several times what the row does.
create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  -- No foreign key: the conversation has one, and whoever deletes goes through it.
  other_id uuid not null,

  -- The position of the latest message of the other member; 0 without one. So it also says whether
  -- they ever wrote.
  received_position bigint not null default 0,
  -- The latest message of the other that reached this member, and the latest this one has read,
  -- with all before them; 0 at first.
  delivered_position bigint not null default 0,
  read_position bigint not null default 0,
  -- The conversation's version when each moved last as far as the other may know (messages.5,
  -- messages.6).
  delivered_version bigint not null default 0,
  read_version bigint not null default 0,

  last_message_id uuid not null,
  last_message_at timestamptz(3) not null,
  unread_count integer not null default 0 check (unread_count >= 0),
  -- The part of these two that is indexed changes seldom, so that a message does not write them:
  -- the list is in the order of minutes first, and of those with unread messages the number is left
  -- out.
  last_message_minute timestamp
    generated always as (date_trunc('minute', last_message_at at time zone 'UTC')) stored,
  has_unread boolean generated always as (unread_count > 0) stored,
  -- 'infinity': until unmuted.
  muted_until timestamptz,
  -- 'request': not accepted yet. 'declined': not shown, the sender notices nothing (messages.6).
  state text not null check (state in ('open', 'request', 'declined')),

  primary key (member_id, other_id),
  check (read_position <= delivered_position and delivered_position <= received_position)
) with (fillfactor = 80);

create index conversation_members_latest_of on conversation_members (member_id, state, last_message_minute desc);
create index conversation_members_unread_of on conversation_members (member_id) where has_unread;
create index conversation_members_by_conversation on conversation_members (conversation_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- No foreign keys: the conversation's say who its two members are and delete it with either, so
  -- these would only lock two members for each message.
  sender_id uuid not null,
  receiver_id uuid not null,
  -- The conversation's version when it was written: its place.
  position bigint not null,
  -- The conversation's version when it changed last: reactions, unsent, level.
  version bigint not null,
  created_at timestamptz not null,

  -- Made by the sender's client: the same is sent once (messages.3).
  client_message_id uuid,
  image_id uuid references images (id),
  -- No foreign key: the message outlives the post it shared.
  shared_post_id uuid,
  unsent_at timestamptz,
  -- As in `posts`.
  removed_at timestamptz(3),
  covered_at timestamptz(3),

  content text not null,
  image_alt text not null default '',
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  -- As in `posts`.
  mentions text[],
  -- The text a message is found by (search.2), as the server folded and split it.
  search_text text,
  search_tokens tsvector,

  check (sender_id <> receiver_id),
  check (content <> '' or image_id is not null or shared_post_id is not null or unsent_at is not null)
);

create unique index messages_once_by_client on messages (sender_id, client_message_id)
where client_message_id is not null;
create unique index messages_by_place on messages (conversation_id, position);
-- Messages that changed after they were written. The rest is found by its place, so that new
-- messages are not in here.
create index messages_changed on messages (conversation_id, version, id) where version > position;
create index messages_latest_by_sender on messages (sender_id, id desc);
create index messages_by_image on messages (image_id) where image_id is not null;
-- A member's messages by their words (messages.11). The members' ids are words of their own, so
-- that a common word is found among the messages of one member without reading those of others; and
-- so are the periods of the id, so that a search reads the newest of who has many
-- (server/db/search). A small list of new words, see server/db/README.md.
create index messages_by_words_and_time on messages using gin (
  (
    search_tokens
    || array_to_tsvector(
      array[sender_id::text, receiver_id::text, '~' || left(id::text, 4), '~' || left(id::text, 5)]
    )
  )
) with (gin_pending_list_limit = 256) where unsent_at is null and search_tokens is not null;
-- A message without a level is its sender's alone until the review gives it one (moderation.4).
create index messages_without_level on messages (id) where moderation_level is null;
create index messages_removed on messages (removed_at) where removed_at is not null;

-- One a member and message (messages.5).
create table message_reactions (
  message_id uuid not null references messages (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  emoji text not null,
  primary key (message_id, member_id)
);

create index message_reactions_by_member on message_reactions (member_id);
