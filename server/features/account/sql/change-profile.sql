-- Changes what p_given names of a member's profile, all or nothing: username, displayName, bio,
-- location, website, and imageId, where null removes the picture; `search`: see search_of_names.
-- Returns {outcome, changedAt, isSeen}: 'changed'; 'username_too_new' with when the username was
-- changed last; 'username_taken'; 'foreign_image' for an image that is not the member's own upload.
-- `isSeen`: name, username or picture are others now.
create or replace function change_profile(
  p_member uuid,
  p_given jsonb,
  p_at timestamptz,
  p_changeable_before timestamptz,
  p_kept_until timestamptz
) returns json language plpgsql as $$
declare
  v_old members;
  v_new members;
  v_name text := p_given ->> 'username';
  v_image uuid := p_given ->> 'imageId';
  v_is_renamed boolean;
begin
  if v_name is not null then
    perform lock_usernames(array[v_name, username]) from members where id = p_member;
  end if;
  select * into v_old from members where id = p_member for no key update;
  v_is_renamed := lower(v_name) <> lower(v_old.username);
  if v_is_renamed and v_old.username_changed_at > p_changeable_before then
    return json_build_object('outcome', 'username_too_new', 'changedAt', v_old.username_changed_at);
  end if;
  -- Also one that differs by capitals alone: `Iily` is read as `lily`, and `iily` is not.
  if v_name <> v_old.username and not claim_username(v_name, p_member, p_at) then
    return json_build_object('outcome', 'username_taken');
  end if;
  if v_image is not null and not claim_public_image(v_image, p_member) then
    return json_build_object('outcome', 'foreign_image');
  end if;
  if v_is_renamed then
    -- Their own, which they take back, or one that has lapsed.
    delete from former_usernames where name = lower(v_name);
    insert into former_usernames (name, member_id, kept_until)
    values (lower(v_old.username), p_member, p_kept_until)
    on conflict (name) do update set member_id = excluded.member_id, kept_until = excluded.kept_until;
  end if;
  update members
  set
    username = coalesce(v_name, username),
    username_changed_at = case when v_is_renamed then p_at else username_changed_at end,
    display_name = coalesce(p_given ->> 'displayName', display_name),
    bio = case when p_given ? 'bio' then p_given ->> 'bio' else bio end,
    location = case when p_given ? 'location' then p_given ->> 'location' else location end,
    website = case when p_given ? 'website' then p_given ->> 'website' else website end,
    profile_image_url = case when p_given ? 'imageId' then '/api/media/' || v_image else profile_image_url end
  where id = p_member
  returning * into v_new;
  -- Afterwards: a change of names forgets what they were found by (members_search_follows_names).
  if v_new.search_tokens is null then
    update members
    set (search_username, search_display_name, search_tokens) = (
      select found.username, found.display_name, found.tokens
      from search_of_names(p_given -> 'search', v_new.username, v_new.display_name) as found
    )
    where id = p_member;
  end if;
  if v_new.profile_image_url is distinct from v_old.profile_image_url then
    perform remove_media(v_old.profile_image_url);
  end if;
  return json_build_object(
    'outcome', 'changed',
    'isSeen', (v_new.username, v_new.display_name, v_new.profile_image_url)
      is distinct from (v_old.username, v_old.display_name, v_old.profile_image_url)
  );
end $$;
