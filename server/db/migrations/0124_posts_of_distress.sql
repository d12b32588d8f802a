-- Whether grave feelings of its author are all that its words were found to have (moderation.13).
alter table posts add column only_distress boolean not null default false;
