-- Their author's line over them (posts.24), null where there is none, and what they are about.
alter table posts
  add column cover_words text,
  add column cover_topics text[] not null default '{}',
  add constraint posts_cover_check check (char_length(cover_words) <= 100 and cardinality(cover_topics) <= 8) not valid;
