-- One mailbox has many addresses: what follows a plus, and at Gmail dots and case, lead to the same
-- person. Invitations pay once for each (xp.4). An index is made of this function, so it must never
-- change: a new rule needs a new function, and a new index.
create or replace function mailbox_of(p_email text) returns text language sql immutable parallel safe as $$
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
