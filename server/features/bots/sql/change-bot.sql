-- Changes what p names of a bot, all or nothing; imageId null removes the picture. Returns
-- {outcome, id, username, changes, isSeen}: 'changed' with the name it had and every change as 'old
-- → new'; 'unknown', 'username_taken', 'foreign_image'.
create or replace function change_bot(
  p_email text,
  p jsonb,
  p_admin uuid,
  p_at timestamptz,
  p_kept_until timestamptz
) returns json language plpgsql as $$
declare
  v_bot uuid;
  v_username text;
  v_image uuid := p ->> 'imageId';
  v_before jsonb;
  v_profile json;
begin
  select b.member_id, m.username into v_bot, v_username
  from bot_users b
  join members m on m.id = b.member_id
  where lower(m.email) = lower(p_email);
  if p ? 'username' then
    perform lock_usernames(array[p ->> 'username', v_username]);
  end if;
  perform from bot_users where member_id = v_bot for no key update;
  if not found then
    return json_build_object('outcome', 'unknown');
  end if;
  v_before := bot_fields(v_bot);
  if p ? 'username' and not claim_username(p ->> 'username', v_bot, p_at) then
    return json_build_object('outcome', 'username_taken');
  end if;
  if v_image is not null then
    if not bot_image_is_free(v_image, p_admin) then
      return json_build_object('outcome', 'foreign_image');
    end if;
    update images set owner_id = v_bot where id = v_image;
  end if;
  -- Bots may be renamed at any time.
  v_profile := change_profile(v_bot, p, p_at, 'infinity', p_kept_until);
  update members
  set
    first_name = case when p ? 'firstName' then p ->> 'firstName' else first_name end,
    last_name = case when p ? 'lastName' then p ->> 'lastName' else last_name end,
    moderation_level = coalesce(p ->> 'moderationLevel', moderation_level)
  where id = v_bot;
  perform write_bot(v_bot, p, p_at);
  return json_build_object(
    'outcome', 'changed',
    'id', v_bot,
    'username', v_before ->> 'username',
    'isSeen', v_profile -> 'isSeen',
    'changes', (
      select coalesce(jsonb_object_agg(old.key, coalesce(old.value, '') || ' → ' || coalesce(new.value, '')), '{}')
      from jsonb_each_text(v_before) as old
      join jsonb_each_text(bot_fields(v_bot)) as new on new.key = old.key
      where new.value is distinct from old.value
    )
  );
end $$;
