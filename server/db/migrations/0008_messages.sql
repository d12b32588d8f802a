create table messages (
  id uuid primary key,
  sender_id uuid not null references members (id) on delete cascade,
  receiver_id uuid not null references members (id) on delete cascade,
  content text not null,
  image_id uuid references images (id),
  -- No foreign key: the message outlives the post it shared.
  shared_post_id uuid,
  moderation_level text check (moderation_level in ('top', 'high', 'low', 'none')),
  -- Made by the sender's client: the same is sent once (messages.3).
  client_message_id uuid,
  created_at timestamptz not null,
  delivered_at timestamptz,
  read_at timestamptz,
  check (sender_id <> receiver_id),
  check (content <> '' or image_id is not null or shared_post_id is not null)
);

create unique index messages_once_by_client on messages (sender_id, client_message_id)
where client_message_id is not null;
-- A conversation, newest first, whoever wrote.
create index messages_by_conversation on messages (
  least(sender_id, receiver_id), greatest(sender_id, receiver_id), id desc
);
create index messages_by_sender on messages (sender_id, receiver_id);
create index messages_by_receiver on messages (receiver_id, id desc);
create index messages_by_image on messages (image_id) where image_id is not null;
-- What a member has not read, whoever wrote it: the count behind the badge, asked for every few seconds.
create index messages_unread on messages (receiver_id, sender_id) where read_at is null;
