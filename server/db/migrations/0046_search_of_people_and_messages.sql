-- What people and messages are found by (search.2), as the server folded and split it: SQL folds nothing, so that every PostgreSQL finds
-- the same. Null until the server has done so: it fills in what was written earlier, and what processes of the previous release write
-- (the jobs fill_member_search and fill_message_search), and searches both meanwhile.
alter table members
  add column search_username text,
  add column search_display_name text,
  add column search_tokens tsvector;

-- Beginnings of words; the beginning of a name, which comes first; and any part, or a typo. Small lists of new words, see
-- server/db/README.md.
create index members_by_search_tokens on members using gin (search_tokens)
with (gin_pending_list_limit = 256)
where search_tokens is not null;
create index members_by_search_username on members (search_username text_pattern_ops, id);
create index members_by_search_display_name on members (search_display_name text_pattern_ops, id);
create index members_by_search_username_trigrams on members using gin (search_username gin_trgm_ops)
with (gin_pending_list_limit = 256);
create index members_by_search_display_name_trigrams on members using gin (search_display_name gin_trgm_ops)
with (gin_pending_list_limit = 256);
create index members_without_search on members (id) where search_tokens is null;

alter table messages
  add column search_text text,
  add column search_tokens tsvector;

-- As messages_by_words, which the previous release reads, and this one for messages that are not filled in yet.
create index messages_by_search_tokens on messages using gin (
  (search_tokens || array_to_tsvector(array[sender_id::text, receiver_id::text]))
) with (gin_pending_list_limit = 256) where unsent_at is null and search_tokens is not null;
create index messages_without_search on messages (id) where unsent_at is null and search_tokens is null;

-- Only messages that are not filled in yet are found by it. The next release drops it everywhere.
do $$
begin
  if not exists (select from messages) then
    drop index messages_by_words;
  end if;
end $$;

-- No text is found by what it was before: whatever changes it leaves its search to be filled in, also in a process of the previous
-- release. change_profile, which knows what the names are found by, writes that afterwards.
create function forget_search_of_member() returns trigger language plpgsql as $$
begin
  new.search_username := null;
  new.search_display_name := null;
  new.search_tokens := null;
  return new;
end $$;

create trigger members_search_follows_names before update of username, display_name on members
for each row
when (new.username <> old.username or new.display_name <> old.display_name)
execute function forget_search_of_member();

create function forget_search_of_message() returns trigger language plpgsql as $$
begin
  new.search_text := null;
  new.search_tokens := null;
  return new;
end $$;

create trigger messages_search_follows_content before update of content on messages
for each row
when (new.content <> old.content)
execute function forget_search_of_message();
