-- In lower case: the address of which it was proven that its mailbox belongs to whoever has the password (auth.13).
alter table members add column proven_email text;
