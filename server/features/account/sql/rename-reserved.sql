-- Renames a member whose username has become an address of the product, as they would
-- (change_profile), and tells them (members.16). The change does not keep them from choosing
-- another name. Returns {isTaken, notified}; null when the member has another name by now.
create or replace function rename_reserved(
  p_member uuid,
  p_from text,
  p_given jsonb,
  p_at timestamptz,
  p_kept_until timestamptz,
  p_message text
) returns json language plpgsql as $$
declare
  v_changed_at timestamptz;
begin
  perform lock_usernames(array[p_from, p_given ->> 'username']);
  select username_changed_at into v_changed_at
  from members
  where id = p_member and username = p_from
  for no key update;
  if not found then
    return null;
  end if;
  if change_profile(p_member, p_given, p_at, 'infinity', p_kept_until) ->> 'outcome' <> 'changed' then
    return json_build_object('isTaken', true);
  end if;
  update members set username_changed_at = v_changed_at where id = p_member;
  return json_build_object(
    'isTaken', false,
    'notified', notify_member(
      p_member, 'moderation', null, 'renamed:' || (p_given ->> 'username'), 'moderation', p_at,
      jsonb_build_object('message', p_message)
    )
  );
end $$;
