-- A member's messages by their words (messages.11). The members' ids are words of their own, so that the index finds a common word
-- among the messages of one member without reading those of others.
create index messages_by_words on messages using gin (
  (to_tsvector('simple', content) || array_to_tsvector(array[sender_id::text, receiver_id::text]))
) where unsent_at is null;
