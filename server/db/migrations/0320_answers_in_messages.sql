-- The message that it answers, of the same conversation (messages.17).
alter table messages
  add column reply_to_id uuid,
  add constraint messages_reply_to foreign key (reply_to_id) references messages (id) not valid;
