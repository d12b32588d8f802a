-- Whether nobody else's address leads to the mailbox of this member who is just joining (xp.4). Of two who join at once, the second
-- looks after the first has committed.
create or replace function is_new_person(p_member uuid, p_email text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('mailbox'), hashtext(mailbox_of(p_email)));
  return not exists (
    select from members
    where mailbox_of(email) = mailbox_of(p_email)
      and id <> p_member
  );
end $$;
