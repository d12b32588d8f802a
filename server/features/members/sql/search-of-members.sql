-- The search columns of members are folded and split by the server, before the statement that
-- writes them (search.2).

-- No member is found by a name of before: what changes a name without the search that goes with it
-- leaves the search to be made. `writeProfile`, which knows it, writes it afterwards.
create or replace function forget_search_of_member() returns trigger language plpgsql as $$
begin
  new.search_username := null;
  new.search_display_name := null;
  new.search_tokens := null;
  return new;
end $$;

-- Two words differ by one letter exactly when one of them, or what is left of it without one
-- letter, equals the same of the other (search.7). An index is made of this function, so it must
-- never change. It says what it takes, so that the planner asks that index, and doesn't compute it
-- of one member after the other until it has found some hundred: 6 s of 100,000 members.
create or replace function words_and_one_letter_less(p_tokens tsvector) returns text[] language plpgsql
immutable parallel safe cost 10000 as $$
begin
  return array(
    select distinct left(word, n - 1) || substr(word, n + 1)
    from unnest(tsvector_to_array(p_tokens)) as word
    -- The last n takes no letter.
    cross join lateral generate_series(1, char_length(word) + 1) as n
    -- Longer words are no names.
    where char_length(word) between 2 and 30
  );
end $$;

-- The search columns of a member of these names, as `searchOfNames` gives them; nulls, for
-- renew_member_search, when it was made for other names: one of them has changed meanwhile.
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

-- Writes what these members are found by, who lack it; p_given: an array of what search_of_names
-- takes, with `id`. Locked members are left for later, so this does not wait.
create or replace function renew_member_search(p_given jsonb) returns integer language plpgsql as $$
declare
  v_ids uuid[];
  v_renewed integer;
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
  get diagnostics v_renewed = row_count;
  return v_renewed;
end $$;
