-- The languages that a member reads (feed.7); empty: all.
alter table members
  add column read_languages text[] not null default '{}',
  add constraint members_read_languages_check check (cardinality(read_languages) <= 60) not valid;
