-- Locks of the bots, in this order: usernames, bot_switch, bot_users, images, then as everywhere
-- posts and members. A message asks a bot when members are locked, with `for key share of
-- bot_users`: only deleting it waits for that, and locks the member before.

-- All that an administrator sets of a bot, by the names of shared/bots/bot-fields.ts; null when
-- there is no such bot.
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

-- Writes what p names of a bot's own row; the member's row is change_profile's. Deactivating drops
-- what waits (bots.2).
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

-- Locks an image and returns whether it is the administrator's, and nothing shows it.
create or replace function bot_image_is_free(p_image uuid, p_admin uuid) returns boolean language plpgsql as $$
begin
  perform from images where id = p_image and owner_id = p_admin for update;
  return found and not image_is_used(p_image) and not image_is_held(p_image);
end $$;
