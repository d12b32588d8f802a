-- The given messages that have a conversation, with their place, why one may not be written, and
-- what is known of its receiver: in one look at what stands after the locks. p_given and
-- p_conversations go together. follow_up: what else there is to do, see follow_up_message; null for
-- most. It becomes part of send_messages.
create or replace function messages_to_send(p_given messages[], p_conversations conversations[], p_assistant text)
returns table (
  id uuid, sender_id uuid, receiver_id uuid, content text, image_id uuid, image_alt text, shared_post_id uuid,
  moderation_level text, client_message_id uuid, created_at timestamptz, mentions text[], search_text text,
  search_tokens tsvector, into_id uuid, place bigint, refusal text, receiver_state text, is_muted boolean,
  paused_until timestamptz, quiet_hours jsonb, time_zone text, follow_up jsonb
) language sql stable as $$
  select
    given.id, given.sender_id, given.receiver_id, given.content, given.image_id, given.image_alt,
    given.shared_post_id, given.moderation_level, given.client_message_id, given.created_at, given.mentions,
    given.search_text, given.search_tokens,
    (p_conversations[given.ordinality]).id,
    (p_conversations[given.ordinality]).version + given.position,
    d.refusal,
    case when d.opens then 'open' else d.receiver_state end,
    coalesce(d.muted_until > given.created_at, false)
      or (select true from mute_in_force(given.receiver_id, given.sender_id, given.created_at)) is true,
    settings.paused_until,
    settings.quiet_hours,
    d.time_zone,
    case
      when d.opens or d.sender_state <> 'open' or d.receiver <> 'member'
        or (select true from push_subscriptions where member_id = given.receiver_id limit 1) is true
      then jsonb_build_object('opens', d.opens, 'accepts', d.sender_state <> 'open', 'receiver', d.receiver)
    end
  from unnest(p_given) with ordinality as given
  cross join lateral message_decision(given.sender_id, given.receiver_id, p_assistant) as d
  left join lateral (
    select s.paused_until, s.quiet_hours
    from notification_settings s
    where s.member_id = given.receiver_id
    limit 1
  ) as settings on true
  where (p_conversations[given.ordinality]).id is not null
$$;
