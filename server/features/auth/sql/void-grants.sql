-- Voids what a member's password, mailbox or sessions have started: the stored grants of
-- `features/auth/grants/grants.ts`, which says what calls it (auth.21). Pushes go with their
-- sessions. Locks the member first, as sign-ins do, so that none comes in between; each statement
-- then sees what was written before the lock.
create or replace function void_grants(p_member uuid, p_kept_session uuid default null) returns void
language plpgsql as $$
begin
  perform from members where id = p_member for no key update;
  delete from sessions where member_id = p_member and id is distinct from p_kept_session;
  delete from known_devices where member_id = p_member;
  delete from sign_in_links where member_id = p_member;
  delete from email_changes where member_id = p_member;
end $$;

-- Sets a password in place of the one with this hash (auth.5). False, with nothing done, when it is
-- another one by now, or the address that the link went to is.
create or replace function replace_password(p_member uuid, p_email text, p_from text, p_to text, p_kept_session uuid)
returns boolean
language plpgsql as $$
begin
  update members
  set password_hash = p_to, proven_email = lower(email)
  where id = p_member and password_hash = p_from and email = p_email;
  if not found then
    return false;
  end if;
  perform void_grants(p_member, p_kept_session);
  return true;
end $$;

-- Withdraws the change that a mailed 'It wasn't me' link refuses (members.8). Returns the member's
-- id; null when there is no such change. Locks the member first, as all that voids a change does.
create or replace function refuse_email_change(p_hash bytea, p_at timestamptz) returns uuid language plpgsql as $$
declare
  v_member uuid;
begin
  perform from members
  where id = (select member_id from email_changes where refuse_hash = p_hash)
  for no key update;
  delete from email_changes where refuse_hash = p_hash and expires_at > p_at returning member_id into v_member;
  if found then
    perform void_grants(v_member);
  end if;
  return v_member;
end $$;
