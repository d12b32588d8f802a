alter table comments
  add column cover_words text,
  add column cover_topics text[] not null default '{}',
  add constraint comments_cover_check check (char_length(cover_words) <= 100 and cardinality(cover_topics) <= 8) not valid;
