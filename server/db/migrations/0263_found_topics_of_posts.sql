-- What classifiers find that it describes, apart from what its author says (posts.24).
alter table posts add column found_topics text[] not null default '{}';
