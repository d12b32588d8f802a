-- As messages_by_words_and_time.
create index concurrently ai_messages_by_words_and_time on ai_messages using gin ((search_tokens || array_to_tsvector(array['~' || left(id::text, 4), '~' || left(id::text, 5)]))) with (gin_pending_list_limit = 256) where search_tokens is not null;
