-- Of the page on which somebody registered.
alter table pending_registrations add column language text not null default 'en';
