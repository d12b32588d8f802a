-- What a member has not read, whoever wrote it: the count behind the badge, asked for every few seconds.
create index messages_unread on messages (receiver_id, sender_id) where read_at is null;

-- Messages are judged like posts and comments (moderation.3).
alter table element_moderations
  add column message_id uuid references messages (id) on delete cascade,
  drop constraint element_moderations_check,
  add constraint element_moderations_of_one_thing check (num_nonnulls(post_id, comment_id, message_id) = 1);

create unique index element_moderations_by_message on element_moderations (message_id, type)
where message_id is not null;
create index messages_without_level on messages (id) where moderation_level is null;
