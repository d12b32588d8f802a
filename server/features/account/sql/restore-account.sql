-- Brings a deleted account back by a proof: the hash that the password was checked against, or that
-- of a mailed link. Returns whether it did; not once the account is removed.
create or replace function restore_account(p_member uuid, p_password_hash text, p_link_hash bytea, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v departures;
  v_commented uuid[] := posts_commented_by(p_member);
begin
  perform lock_usernames(array[m.username, d.profile ->> 'username'])
  from members m
  join departures d on d.member_id = m.id
  where m.id = p_member;
  perform from posts where id = any(v_commented) order by id for no key update;
  perform from members where id = p_member for no key update;
  select * into v from departures where member_id = p_member and removed_at is null;
  if not found
    or not exists (select from members where id = p_member and password_hash = p_password_hash)
    and not exists (
      select from sign_in_links where token_hash = p_link_hash and member_id = p_member and expires_at > p_at
    )
  then
    return false;
  end if;
  update members
  set
    left_at = null,
    username = v.profile ->> 'username',
    display_name = v.profile ->> 'display_name',
    first_name = v.profile ->> 'first_name',
    last_name = v.profile ->> 'last_name',
    bio = v.profile ->> 'bio',
    location = v.profile ->> 'location',
    website = v.profile ->> 'website',
    profile_image_url = v.profile ->> 'profile_image_url',
    message_audience = v.profile ->> 'message_audience'
  where id = p_member;
  perform count_comments_around(p_member, true);
  perform place_media(v.profile ->> 'profile_image_url');
  delete from former_usernames where name = lower(v.profile ->> 'username') and member_id = p_member;
  delete from departures where member_id = p_member;
  return true;
end $$;
