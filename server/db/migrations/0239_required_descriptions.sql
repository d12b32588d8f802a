-- The member wants no picture of theirs to go out without a description (media.15).
alter table members add column requires_descriptions boolean not null default false;
