-- One mailbox has many addresses: what follows a plus, and at Gmail dots and case, lead to the same person. Invitations pay once
-- for each (xp.4).
create function mailbox_of(p_email text) returns text language sql immutable parallel safe as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select
      regexp_replace(lower(p_email), '^([^+@]+)\+[^@]*@.*$|@[^@]*$', '\1') as name,
      substring(lower(p_email) from '@([^@]*)$') as domain
  ) as parts
$$;

create index members_by_mailbox on members (mailbox_of(email));

-- The mailbox of the address that a member joined with, until the account is removed: an address that is changed later brings no second
-- payment. Null for members of before.
alter table members add column joined_mailbox text;
create index members_by_joined_mailbox on members (joined_mailbox) where joined_mailbox is not null;

-- They take the addresses of administrators, and the hash that a password was checked against, now.
drop function if exists confirm_email_change(bytea, timestamptz);
drop function if exists leave_account(uuid, text[], timestamptz, timestamptz, timestamptz);
