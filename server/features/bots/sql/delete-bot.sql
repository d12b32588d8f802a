-- Takes a bot's account away and keeps what it wrote under 'Deleted bot' (bots.4): the member
-- stays, since the ledger, posts and threads name it, but nothing of it is left to see. Jobs
-- end its follows and with p_removes remove what it wrote, the second of them what it was
-- publishing just then. Returns {id, username, displayName, email} as they were; null when
-- there is no such bot.
create or replace function delete_bot(p_email text, p_removes boolean, p_at timestamptz) returns json language plpgsql as $$
declare
  v_bot members;
  v_name text := 'deleted_bot_' || left(replace(gen_random_uuid()::text, '-', ''), 12);
begin
  select m.* into v_bot
  from bot_users b
  join members m on m.id = b.member_id
  where lower(m.email) = lower(p_email);
  perform lock_usernames(array[v_name, v_bot.username]);
  -- Whoever acts for it has locked this row, or finds it gone. The member is locked before it goes,
  -- as by a first message, which then asks the bot. Its acts and hours go with it.
  perform from bot_users where member_id = v_bot.id for no key update;
  perform from members where id = v_bot.id for no key update;
  delete from bot_users where member_id = v_bot.id;
  if not found then
    return null;
  end if;
  delete from former_usernames where member_id = v_bot.id;
  update members
  set
    email = id || '@deleted.invalid',
    username = v_name,
    display_name = 'Deleted bot',
    first_name = null,
    last_name = null,
    bio = null,
    profile_image_url = null,
    message_audience = 'nobody'
  where id = v_bot.id;
  perform remove_media(v_bot.profile_image_url);
  perform graphile_worker.add_job(
    'remove_bot_content', json_build_object('memberId', v_bot.id, 'isKept', not p_removes), run_at := due
  )
  from (values (now()), (now() + interval '15 minutes')) as jobs (due);
  return json_build_object(
    'id', v_bot.id, 'username', v_bot.username, 'displayName', v_bot.display_name, 'email', v_bot.email
  );
end $$;

-- Deletes every bot; see delete_bot. Returns an array of their usernames.
create or replace function delete_all_bots(p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_email text;
  v_deleted json;
  v_names jsonb := '[]';
begin
  -- All of them before the first is deleted: a bot that is being renamed holds two names.
  perform lock_usernames(array(select m.username from bot_users b join members m on m.id = b.member_id));
  perform from bot_users order by member_id for no key update;
  perform lock_members(array(select member_id from bot_users));
  for v_email in
    select m.email
    from bot_users b
    join members m on m.id = b.member_id
    order by m.id
  loop
    v_deleted := delete_bot(v_email, false, p_at);
    if v_deleted is not null then
      v_names := v_names || jsonb_build_array(v_deleted ->> 'username');
    end if;
  end loop;
  return v_names;
end $$;
