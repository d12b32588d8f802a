-- The author of the quoted post took it out of this quote (posts.30).
alter table posts add column is_quote_detached boolean not null default false;
