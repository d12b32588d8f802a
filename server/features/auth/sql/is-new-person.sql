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

-- Whether nobody else's address leads to the mailbox of this member who is just joining, or
-- led there when they joined (xp.4). Of two who join at once, the second looks after the
-- first has committed.
create or replace function is_new_person(p_member uuid, p_email text) returns boolean language plpgsql as $$
declare
  v_mailbox text := mailbox_of(p_email);
begin
  perform pg_advisory_xact_lock(hashtext('mailbox'), hashtext(v_mailbox));
  return not exists (select from members where mailbox_of(email) = v_mailbox and id <> p_member)
    and not exists (select from members where joined_mailbox = v_mailbox and id <> p_member);
end $$;
