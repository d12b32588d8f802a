-- So that posts without a poll are read without looking for one.
alter table posts add column has_poll boolean not null default false;
