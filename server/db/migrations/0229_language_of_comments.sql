-- As of posts.
alter table comments
  add column language text,
  add constraint comments_language_check check (language ~ '^[a-z]{2,3}$') not valid;
