-- Makes a bot with its member, and mints what it begins with. p has every field of bot_fields,
-- userEmail, xp, imageId and `search`, see search_of_names; the image is the administrator's
-- upload, and the bot's from then on. Returns {outcome}: 'created', 'full', 'email_taken',
-- 'username_taken', 'foreign_image'.
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
    is_bot, is_ranked, moderation_level, terms_version, privacy_version, created_at, search_username,
    search_display_name, search_tokens
  )
  select
    p_id, p ->> 'userEmail', p ->> 'username', p ->> 'displayName', p ->> 'firstName', p ->> 'lastName', p ->> 'bio',
    '/api/media/' || v_image, '', p_at, true, false, p ->> 'moderationLevel', p_terms, p_privacy, p_at,
    found.username, found.display_name, found.tokens
  from search_of_names(p -> 'search', p ->> 'username', p ->> 'displayName') as found
  on conflict do nothing;
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
