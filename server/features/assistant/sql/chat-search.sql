-- The search columns of a message of a chat: its words, as the server split them, and its owner, so
-- that a search reads nobody else's. p_search: {text, tokens}; null: the job heal_chat_search
-- makes it.
create or replace function ai_search_tokens(p_search jsonb, p_member uuid) returns tsvector
language sql immutable as $$
  select (p_search ->> 'tokens')::tsvector || array_to_tsvector(array[p_member::text])
$$;
