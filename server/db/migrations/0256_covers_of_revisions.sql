alter table revisions
  add column cover_words text,
  add column cover_topics text[] not null default '{}',
  add constraint revisions_cover_check check (char_length(cover_words) <= 100 and cardinality(cover_topics) <= 8) not valid;
