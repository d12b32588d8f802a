-- Whoever deletes a conversation looks for answers to each of its messages.
create index concurrently messages_by_answered on messages (reply_to_id) where reply_to_id is not null;
