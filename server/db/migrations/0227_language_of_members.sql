-- The language of a member's mails, pushes and notifications (product.17), as BCP 47 has it. Null
-- until the member chooses one or opens a page: texts are in English then. Not valid: all older rows have none.
alter table members
  add column language text,
  add constraint members_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
