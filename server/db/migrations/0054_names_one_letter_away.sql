-- Members by words of their names that differ from a search by one letter (search.7): two words do exactly when one of the words, or what
-- is left of it without one letter, equals the same of the other. An index of an expression, since it needs no column that the previous
-- release would have to fill.
create function words_and_one_letter_less(p_tokens tsvector) returns text[] language plpgsql immutable parallel safe as $$
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

-- An update from before 0046 builds it of no row: `fill_member_search` fills their tokens later.
create index members_by_words_one_letter_away on members using gin (words_and_one_letter_less(search_tokens))
with (gin_pending_list_limit = 256)
where search_tokens is not null;
