-- With tokens of the periods of the id, so that a search reads the newest of who has many (server/db/search). The index without them is
-- the previous release's; the next drops it.
create index concurrently messages_by_words_and_time on messages using gin ((search_tokens || array_to_tsvector(array[sender_id::text, receiver_id::text, '~' || left(id::text, 4), '~' || left(id::text, 5)]))) with (gin_pending_list_limit = 256) where unsent_at is null and search_tokens is not null;
