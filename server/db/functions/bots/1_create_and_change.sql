-- Locks of the bots, in this order: usernames, bot_switch, bot_users, images, then as everywhere posts and members. A message asks a bot
-- when members are locked, with `for key share of bot_users`: only deleting it waits for that, and locks the member before.

-- All that an administrator sets of a bot, by the names of shared/bots/bot-fields.ts; null when there is no such bot.
create or replace function bot_fields(p_bot uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'firstName', m.first_name,
      'lastName', m.last_name,
      'username', m.username,
      'displayName', m.display_name,
      'bio', m.bio,
      'profileImageUrl', m.profile_image_url,
      'moderationLevel', m.moderation_level,
      'interests', b.interests,
      'character', b.character,
      'postFrequency', b.post_frequency,
      'commentFrequency', b.comment_frequency,
      'likeFrequency', b.like_frequency,
      'workingHoursStart', b.works_from,
      'workingHoursEnd', b.works_until,
      'answeringDm', b.answers_messages,
      'isActive', b.is_active,
      'dalleModel', b.image_model,
      'dallePrompt', b.image_prompt,
      'enableContent', b.writes_texts,
      'enableImages', b.draws_images,
      'contentLength', b.content_length
    )
    from bot_users b
    join members m on m.id = b.member_id
    where b.member_id = p_bot
  );
end $$;

-- Writes what p names of a bot's own row; the member's row is change_profile's. Deactivating drops what waits (bots.2).
create or replace function write_bot(p_bot uuid, p jsonb, p_at timestamptz) returns void language plpgsql as $$
begin
  update bot_users
  set
    interests = coalesce(p ->> 'interests', interests),
    character = coalesce(p ->> 'character', character),
    post_frequency = coalesce((p ->> 'postFrequency')::numeric, post_frequency),
    comment_frequency = coalesce((p ->> 'commentFrequency')::numeric, comment_frequency),
    like_frequency = coalesce((p ->> 'likeFrequency')::numeric, like_frequency),
    works_from = coalesce((p ->> 'workingHoursStart')::time, works_from),
    works_until = coalesce((p ->> 'workingHoursEnd')::time, works_until),
    answers_messages = coalesce((p ->> 'answeringDm')::boolean, answers_messages),
    is_active = coalesce((p ->> 'isActive')::boolean, is_active),
    image_model = coalesce(p ->> 'dalleModel', image_model),
    image_prompt = coalesce(p ->> 'dallePrompt', image_prompt),
    writes_texts = coalesce((p ->> 'enableContent')::boolean, writes_texts),
    draws_images = coalesce((p ->> 'enableImages')::boolean, draws_images),
    content_length = coalesce((p ->> 'contentLength')::integer, content_length)
  where member_id = p_bot;
  if (p ->> 'isActive')::boolean is false then
    perform drop_waiting_acts(p_bot, p_at);
  end if;
end $$;

-- Drops what a bot, or with null every bot, was going to do.
create or replace function drop_waiting_acts(p_bot uuid, p_at timestamptz) returns void language plpgsql as $$
begin
  perform from bot_acts where state = 'waiting' and (p_bot is null or member_id = p_bot) order by id for no key update;
  update bot_acts
  set state = 'dropped', reason = 'off', ended_at = p_at
  where state = 'waiting' and (p_bot is null or member_id = p_bot);
end $$;

-- Makes a bot with its member, and mints what it begins with. p has every field of bot_fields, userEmail, xp and imageId; the image
-- is the administrator's upload, and the bot's from then on. Returns {outcome}: 'created', 'full', 'email_taken', 'username_taken',
-- 'foreign_image'.
create or replace function create_bot(
  p_id uuid,
  p jsonb,
  p_admin uuid,
  p_most integer,
  p_terms text,
  p_privacy text,
  p_at timestamptz
) returns json language plpgsql as $$
declare
  v_image uuid := p ->> 'imageId';
begin
  -- One at a time, so that the number holds.
  perform pg_advisory_xact_lock(hashtext('create_bot'));
  if (select count(*) from bot_users) >= p_most then
    return json_build_object('outcome', 'full');
  end if;
  if exists (select from members where lower(email) = lower(p ->> 'userEmail')) then
    return json_build_object('outcome', 'email_taken');
  end if;
  if not claim_username(p ->> 'username', p_id, p_at) then
    return json_build_object('outcome', 'username_taken');
  end if;
  if v_image is not null and not bot_image_is_free(v_image, p_admin) then
    return json_build_object('outcome', 'foreign_image');
  end if;
  insert into members (
    id, email, username, display_name, first_name, last_name, bio, profile_image_url, password_hash, email_verified_at,
    is_bot, is_ranked, moderation_level, terms_version, privacy_version, created_at
  ) values (
    p_id, p ->> 'userEmail', p ->> 'username', p ->> 'displayName', p ->> 'firstName', p ->> 'lastName', p ->> 'bio',
    '/api/media/' || v_image, '', p_at, true, false, p ->> 'moderationLevel', p_terms, p_privacy, p_at
  ) on conflict do nothing;
  if not found then
    return json_build_object('outcome', 'email_taken');
  end if;
  update images set owner_id = p_id where id = v_image;
  perform place_media('/api/media/' || v_image);
  insert into bot_users (
    member_id, interests, character, post_frequency, comment_frequency, like_frequency, works_from, works_until,
    answers_messages, is_active, image_model, image_prompt, writes_texts, draws_images, content_length, created_at
  ) values (
    p_id, p ->> 'interests', p ->> 'character', (p ->> 'postFrequency')::numeric, (p ->> 'commentFrequency')::numeric,
    (p ->> 'likeFrequency')::numeric, (p ->> 'workingHoursStart')::time, (p ->> 'workingHoursEnd')::time,
    (p ->> 'answeringDm')::boolean, (p ->> 'isActive')::boolean, p ->> 'dalleModel', p ->> 'dallePrompt',
    (p ->> 'enableContent')::boolean, (p ->> 'enableImages')::boolean, (p ->> 'contentLength')::integer, p_at
  );
  perform xp_move(
    'bot_start:' || p_id, xp_account('minted'), p_id, (p ->> 'xp')::integer, 'bot_start', null, p_at
  );
  return json_build_object('outcome', 'created');
end $$;

-- Locks an image and returns whether it is the administrator's, and nothing shows it.
create or replace function bot_image_is_free(p_image uuid, p_admin uuid) returns boolean language plpgsql as $$
begin
  perform from images where id = p_image and owner_id = p_admin for update;
  return found and not image_is_used(p_image);
end $$;

-- Changes what p names of a bot, all or nothing; imageId null removes the picture. Returns {outcome, id, username, changes, isSeen}:
-- 'changed' with the name it had and every change as 'old → new'; 'unknown', 'username_taken', 'foreign_image'.
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
