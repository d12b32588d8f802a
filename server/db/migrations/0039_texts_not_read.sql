-- False for a text in a language that no list of the classifier knows and no service has read (moderation.9).
alter table element_moderations add column was_read boolean not null default true;
