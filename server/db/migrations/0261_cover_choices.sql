-- What a member chose for topics (posts.24).
alter table members
  add column open_topics text[] not null default '{}',
  add column covered_topics text[] not null default '{}',
  add constraint members_cover_choices_check
    check (cardinality(open_topics) <= 8 and cardinality(covered_topics) <= 8) not valid;
