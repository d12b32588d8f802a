-- Who follows with a bell is notified of each post (notifications.7).
alter table follows add column has_bell boolean not null default false;
