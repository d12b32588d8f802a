-- What send_messages writes, once everything is locked.

-- The given messages that have a conversation, with their place, why one may not be written, and
-- all that is known of its receiver: in one look at what stands after the locks. p_given and
-- p_conversations go together. It becomes part of write_messages.
create or replace function messages_to_write(
  p_given messages[],
  p_conversations conversations[],
  p_assistant text
) returns table (
  id uuid, sender_id uuid, receiver_id uuid, content text, image_id uuid, image_alt text, shared_post_id uuid,
  moderation_level text, client_message_id uuid, created_at timestamptz, into_id uuid, place bigint, refusal text,
  receiver text, first_state text, accepts boolean, is_muted boolean, has_pushes boolean, time_zone text,
  paused_until timestamptz, quiet_hours jsonb
) language sql stable as $$
  select
    given.id, given.sender_id, given.receiver_id, given.content, given.image_id, given.image_alt,
    given.shared_post_id, given.moderation_level, given.client_message_id, given.created_at,
    (p_conversations[given.ordinality]).id,
    (p_conversations[given.ordinality]).version + given.position,
    coalesce(
      r.refusal,
      case
        when given.image_id is null then null
        when image_is_used(given.image_id)
          or (select true from images where id = given.image_id and owner_id = given.sender_id) is null
          or exists (
            select
            from unnest(p_given) with ordinality as earlier
            where earlier.image_id = given.image_id and earlier.ordinality < given.ordinality
          )
        then 'image'
      end
    ),
    r.receiver,
    r.first_state,
    (
      select state <> 'open'
      from conversation_members
      where member_id = given.sender_id and other_id = given.receiver_id
    ),
    (select true from mute_in_force(given.receiver_id, given.sender_id, given.created_at)),
    (select true from push_subscriptions where member_id = given.receiver_id limit 1) is true,
    (select m.time_zone from members m where m.id = given.receiver_id),
    settings.paused_until,
    settings.quiet_hours
  from unnest(p_given) with ordinality as given
  cross join lateral message_refusal(given.sender_id, given.receiver_id, p_assistant) as r
  left join lateral (
    select s.paused_until, s.quiet_hours
    from notification_settings s
    where s.member_id = given.receiver_id
    limit 1
  ) as settings on true
  where (p_conversations[given.ordinality]).id is not null
$$;
