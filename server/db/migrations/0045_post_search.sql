-- What a post is found by (search.2), made by shared/search/: the folded text and its tokens. Null in posts of an earlier release
-- until `fill_post_search` has filled them, and in reposts, which have no text.
alter table posts
  add column search_text text,
  add column search_tokens tsvector;

-- A small list of new words, see server/db/README.md.
create index posts_by_search_tokens on posts using gin (search_tokens) with (gin_pending_list_limit = 256)
where search_tokens is not null;

-- Posts that are not filled yet; empty afterwards. Until then posts_by_words finds them.
create index posts_without_search_tokens on posts (id)
where search_tokens is null and repost_of_id is null;

-- The folded form by which a tag with other than ASCII letters is suggested; other tags are their own. Null until it is filled.
alter table post_hashtags add column search_form text collate "C";

create index post_hashtags_by_form on post_hashtags (search_form, tag)
where search_form is not null;

create index post_hashtags_without_form on post_hashtags (tag, post_id)
where search_form is null and octet_length(tag) <> char_length(tag);

-- Only posts of an earlier release are found by it. The next release drops it everywhere.
do $$
begin
  if not exists (select from posts) then
    drop index posts_by_words;
  end if;
end $$;
