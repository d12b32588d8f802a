-- Moves a member to the new address of the change with this hash (members.8), and voids the
-- registrations that wait for it. Returns {id, username, displayName, oldEmail, newEmail};
-- {refusal: 'taken'}, with nothing done, when an account has taken the address; {refusal:
-- 'last_administrator'}, with nothing done, see gives_up_administration; null when there is no such
-- change. Locks administrators, then the registrations, as confirming one of them does, then the
-- member, as all that voids a change does, and looks at the change last: whatever came before has
-- voided it (auth.21).
create or replace function confirm_email_change(p_hash bytea, p_admins text[], p_at timestamptz)
returns json language plpgsql as $$
declare
  v email_changes;
  v_email text;
  v_member members;
begin
  select new_email into v_email from email_changes where confirm_hash = p_hash and expires_at > p_at;
  -- Nobody waits for a link that was never sent.
  if not found then
    return null;
  end if;
  perform lock_administrators();
  perform from pending_registrations where lower(email) = lower(v_email) order by id for update;
  select * into v_member
  from members
  where id = (select member_id from email_changes where confirm_hash = p_hash)
  for no key update;
  select * into v from email_changes where confirm_hash = p_hash and expires_at > p_at for update;
  if not found or not account_is_open(v_member) then
    return null;
  end if;
  if gives_up_administration(v.member_id, v.new_email, p_admins) then
    return json_build_object('refusal', 'last_administrator');
  end if;
  delete from email_changes where member_id = v.member_id;
  update members set email = v.new_email, email_verified_at = p_at where id = v.member_id;
  delete from pending_registrations where lower(email) = lower(v.new_email);
  -- They were mailed to the old address.
  delete from sign_in_links where member_id = v.member_id;
  return json_build_object(
    'id', v_member.id,
    'username', v_member.username,
    'displayName', v_member.display_name,
    'oldEmail', v_member.email,
    'newEmail', v.new_email
  );
exception
  when unique_violation then
    return json_build_object('refusal', 'taken');
end $$;
