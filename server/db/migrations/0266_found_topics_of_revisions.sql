alter table revisions add column found_topics text[] not null default '{}';
