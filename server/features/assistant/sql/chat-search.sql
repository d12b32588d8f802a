-- The search columns of a message of a chat: its words, as the server split them, and its owner, so
-- that a search reads nobody else's. p_search: {text, tokens}; null: heal_chat_search makes it.
create or replace function ai_search_tokens(p_search jsonb, p_member uuid) returns tsvector
language sql immutable as $$
  select (p_search ->> 'tokens')::tsvector || array_to_tsvector(array[p_member::text])
$$;

-- Writes what these messages are found by, which lack it; p_given: an array of {id, memberId, text,
-- tokens}. Locked messages are left for later, so this does not wait.
create or replace function heal_chat_search(p_given jsonb) returns integer language plpgsql as $$
declare
  v_ids uuid[];
  v_healed integer;
begin
  select array_agg(free.id) into v_ids
  from (
    select m.id
    from ai_messages m
    where m.id in (select (given ->> 'id')::uuid from jsonb_array_elements(p_given) as given)
      and m.search_tokens is null
    order by m.id
    for no key update skip locked
  ) as free;
  update ai_messages m
  set
    search_text = given ->> 'text',
    search_tokens = ai_search_tokens(given, (given ->> 'memberId')::uuid)
  from jsonb_array_elements(p_given) as given
  where m.id = (given ->> 'id')::uuid and m.id = any(v_ids);
  get diagnostics v_healed = row_count;
  return v_healed;
end $$;
