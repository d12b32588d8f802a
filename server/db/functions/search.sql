-- What members and messages are found by is folded and split by the server, before the statement
-- that writes them (search.2).

-- What a member of these names is found by, as `searchOfNames` gives it; nulls, to be filled in,
-- when it was made for other names: one of them has changed meanwhile.
create or replace function search_of_names(p_given jsonb, p_username text, p_display_name text)
returns table (username text, display_name text, tokens tsvector) language sql immutable as $$
  select
    case when is_same then p_given ->> 'foldedUsername' end,
    case when is_same then p_given ->> 'foldedDisplayName' end,
    case when is_same then (p_given ->> 'tokens')::tsvector end
  from (
    select coalesce(
      (p_given ->> 'username', p_given ->> 'displayName') = (p_username, p_display_name), false
    )
  ) as compared (is_same)
$$;

-- Fills in what these members are found by; p_given: an array of what search_of_names takes, with
-- `id`. Locked members are left for later, so this does not wait.
create or replace function fill_search_of_members(p_given jsonb) returns integer language plpgsql as $$
declare
  v_ids uuid[];
  v_filled integer;
begin
  select array_agg(free.id) into v_ids
  from (
    select m.id
    from members m
    where m.id in (select (given ->> 'id')::uuid from jsonb_array_elements(p_given) as given)
      and m.search_tokens is null
    order by m.id
    for no key update skip locked
  ) as free;
  update members m
  set
    search_username = found.username,
    search_display_name = found.display_name,
    search_tokens = found.tokens
  from jsonb_array_elements(p_given) as given
  join members named on named.id = (given ->> 'id')::uuid
  cross join lateral search_of_names(given, named.username, named.display_name) as found
  where m.id = named.id and m.id = any(v_ids);
  get diagnostics v_filled = row_count;
  return v_filled;
end $$;

-- Likewise of messages; p_given: rows of `messages` with id, content, search_text, search_tokens.
-- One that was taken back meanwhile stays empty.
create or replace function fill_search_of_messages(p_given jsonb) returns integer language plpgsql as $$
declare
  v_given messages[] := array(select given from jsonb_populate_recordset(null::messages, p_given) as given);
  v_ids uuid[];
  v_filled integer;
begin
  select array_agg(free.id) into v_ids
  from (
    select e.id
    from messages e
    where e.id in (select given.id from unnest(v_given) as given)
      and e.search_tokens is null
    order by e.id
    for no key update skip locked
  ) as free;
  update messages e
  set search_text = given.search_text, search_tokens = given.search_tokens
  from unnest(v_given) as given
  where e.id = given.id
    and e.id = any(v_ids)
    and e.content = given.content
    and e.unsent_at is null;
  get diagnostics v_filled = row_count;
  return v_filled;
end $$;
