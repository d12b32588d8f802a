alter table comments add column found_topics text[] not null default '{}';
