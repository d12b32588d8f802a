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
