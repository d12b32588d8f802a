alter table messages add column found_topics text[] not null default '{}';
