-- Covers those of these messages that were sent and have a `cover` (posts.24). Few have one, so the
-- statement that writes all of them does without it. p_given: as of send_messages.
create or replace function cover_messages(p_given jsonb, p_sent uuid[]) returns void language plpgsql as $$
begin
  update messages e
  set cover_words = cover.cover_words, cover_topics = cover.cover_topics, found_topics = cover.found_topics
  from jsonb_to_recordset(p_given) as given (id uuid, cover jsonb)
  cross join lateral jsonb_to_record(given.cover) as cover (cover_words text, cover_topics text[], found_topics text[])
  where given.cover is not null
    and e.id = given.id
    and e.id = any(p_sent);
end $$;
