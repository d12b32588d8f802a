-- Of the page on which somebody reported without an account.
alter table public_reports add column language text not null default 'en';
