-- The member folds comments of new accounts below their posts (comments.10).
alter table members add column folds_newcomers boolean not null default false;
