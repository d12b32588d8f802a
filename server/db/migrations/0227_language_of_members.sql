-- The language of a member's mails, pushes and notifications (product.17), as BCP 47 has it. Null
-- until the member chooses one or opens a page: texts are in English then.
alter table members add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');

-- Of the page on which somebody registered, or reported without an account.
alter table pending_registrations add column language text not null default 'en';
alter table public_reports add column language text not null default 'en';
