-- Of what showed an image and was removed, nothing is left by now: it stays removed (media.13).
alter table images add column is_removed boolean not null default false;
