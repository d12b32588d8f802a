-- Fills the search columns of posts that have none yet, given as rows of id, search_text and
-- search_tokens, and returns how many. It locks them first; a locked post waits for the next time.
create or replace function fill_post_search(p_posts jsonb) returns integer language plpgsql as $$
declare
  v_ids uuid[];
begin
  v_ids := array(
    select p.id
    from posts p
    where p.id in (select (given ->> 'id')::uuid from jsonb_array_elements(p_posts) as given)
      and p.search_tokens is null
    order by p.id
    for no key update skip locked
  );
  update posts
  set search_text = given.search_text, search_tokens = given.search_tokens
  from jsonb_to_recordset(p_posts) as given (id uuid, search_text text, search_tokens tsvector)
  where posts.id = given.id
    and posts.id = any(v_ids);
  return cardinality(v_ids);
end $$;
