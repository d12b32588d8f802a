-- The relation between a sender and a receiver, as `Standing` of features/messages has it; no row without such a receiver.
create or replace function message_standing(p_sender uuid, p_receiver uuid, p_assistant text) returns table (
  is_following boolean,
  is_followed boolean,
  has_received boolean,
  is_open boolean,
  is_blocked boolean,
  is_blocked_by boolean,
  receiver text,
  audience text
) language sql stable as $$
  select
    exists (select from follows where follower_id = p_sender and followed_id = p_receiver),
    exists (select from follows where follower_id = p_receiver and followed_id = p_sender),
    exists (select from messages where sender_id = p_receiver and receiver_id = p_sender),
    exists (
      select from conversation_members where member_id = p_receiver and other_id = p_sender and state = 'open'
    ),
    exists (select from blocks where blocker_id = p_sender and blocked_id = p_receiver),
    exists (select from blocks where blocker_id = p_receiver and blocked_id = p_sender),
    case when lower(m.username) = lower(p_assistant) then 'assistant' when m.is_bot then 'bot' else 'member' end,
    m.message_audience
  from members m
  where m.id = p_receiver
$$;

-- Whether the sender may write to the receiver: `canMessage` of features/messages, for the statement that writes the message.
create or replace function may_message(p_sender uuid, p_receiver uuid, p_assistant text) returns boolean language sql stable as $$
  select coalesce(
    (
      select not s.is_blocked
        and not s.is_blocked_by
        and (
          s.receiver = 'assistant'
          or s.has_received
          or s.is_following and (
            s.receiver = 'bot'
            or s.is_open
            or s.audience = 'followers'
            or s.audience = 'followed' and s.is_followed
          )
        )
      from message_standing(p_sender, p_receiver, p_assistant) s
    ),
    false
  )
$$;

-- Whether one of the two has blocked the other.
create or replace function is_blocked_between(p_one uuid, p_other uuid) returns boolean language sql stable as $$
  select exists (select from blocks where blocker_id = p_one and blocked_id = p_other)
    or exists (select from blocks where blocker_id = p_other and blocked_id = p_one)
$$;

-- Locks the members of pairs without a conversation, p_senders[n] and p_receivers[n], before send_message runs for the first of
-- several messages: it would lock those of a later one after the conversation of an earlier one, and blocks lock members first.
create or replace function lock_first_writers(p_senders uuid[], p_receivers uuid[]) returns void language plpgsql as $$
begin
  perform
  from members
  where id in (
    select unnest(array[sender, receiver])
    from unnest(p_senders, p_receivers) as pair (sender, receiver)
    where not exists (
      select from conversations
      where low_id = least(sender, receiver) and high_id = greatest(sender, receiver)
    )
  )
  order by id
  for share;
end $$;

-- Writes a message and keeps both sides of its conversation. Returns its place and what decides whether it alerts the receiver; no row when it
-- was sent before, when the sender may no longer write to the receiver, or when its image is gone, used or not the sender's.
-- Locks the conversation first, as blocks do: after a block nothing comes any more. Two who write to each other for the first
-- time have none yet, so their rows of `members` are locked in its place.
create or replace function send_message(
  p_id uuid,
  p_sender uuid,
  p_receiver uuid,
  p_content text,
  p_image uuid,
  p_image_alt text,
  p_shared_post uuid,
  p_level text,
  p_client_message uuid,
  p_assistant text,
  p_at timestamptz
) returns table (
  place bigint,
  has_accepted boolean,
  receiver_state text,
  is_muted boolean,
  paused_until timestamptz,
  quiet_hours jsonb,
  time_zone text
) language plpgsql as $$
declare
  v_low uuid := least(p_sender, p_receiver);
  v_high uuid := greatest(p_sender, p_receiver);
  v_conversation uuid;
  v_place bigint;
  v_has_accepted boolean := false;
  v_state text;
  v_muted_until timestamptz;
  v_is_muted boolean;
begin
  select id into v_conversation
  from conversations
  where low_id = v_low and high_id = v_high
  for no key update;
  if not found then
    perform from members where id in (p_sender, p_receiver) order by id for share;
  end if;
  if not may_message(p_sender, p_receiver, p_assistant)
    or exists (select from messages where id = p_id)
    or exists (select from messages where sender_id = p_sender and client_message_id = p_client_message)
  then
    return;
  end if;
  if p_image is not null then
    perform from images where id = p_image and owner_id = p_sender for update;
    if not found or image_is_used(p_image) then
      return;
    end if;
  end if;
  if v_conversation is null then
    insert into conversations (id, low_id, high_id)
    values (gen_random_uuid(), v_low, v_high)
    on conflict (low_id, high_id) do update set version = conversations.version
    returning id into v_conversation;
  end if;
  -- Answering accepts (messages.6).
  if exists (
    select from conversation_members where member_id = p_sender and other_id = p_receiver and state <> 'open'
  ) then
    v_has_accepted := accept_request(p_sender, p_receiver);
  end if;
  update conversations set version = version + 1 where id = v_conversation returning version into v_place;
  insert into messages (
    id, sender_id, receiver_id, content, image_id, image_alt, shared_post_id, moderation_level, client_message_id, created_at,
    conversation_id, position, version
  ) values (
    p_id, p_sender, p_receiver, p_content, p_image, p_image_alt, p_shared_post, p_level, p_client_message, p_at,
    v_conversation, v_place, v_place
  ) on conflict do nothing;
  if not found then
    return;
  end if;
  insert into conversation_members as side (
    conversation_id, member_id, other_id, state, last_message_id, last_message_at
  ) values (v_conversation, p_sender, p_receiver, 'open', p_id, p_at)
  on conflict (member_id, other_id) do update
  set last_message_id = p_id, last_message_at = p_at;
  insert into conversation_members as side (
    conversation_id, member_id, other_id, state, unread_count, last_message_id, last_message_at
  ) values (v_conversation, p_receiver, p_sender, first_state(p_receiver, p_sender, p_assistant), 1, p_id, p_at)
  on conflict (member_id, other_id) do update
  set
    state = case when side.state = 'request' then excluded.state else side.state end,
    unread_count = side.unread_count + 1,
    last_message_id = p_id,
    last_message_at = p_at
  returning side.state, side.muted_until into v_state, v_muted_until;
  v_is_muted := coalesce(v_muted_until > p_at, false) or exists (
    select from mutes where muter_id = p_receiver and muted_id = p_sender and (ends_at is null or ends_at > p_at)
  );
  if v_state = 'open' and not v_is_muted then
    perform enqueue_message_pushes(p_receiver, p_sender);
  end if;
  return query
  select v_place, v_has_accepted, v_state, v_is_muted, s.paused_until, s.quiet_hours, m.time_zone
  from members m
  left join notification_settings s on s.member_id = m.id
  where m.id = p_receiver;
end $$;

-- The state that a first message gives the receiver's side: bots and the assistant have no requests (messages.6).
create or replace function first_state(p_receiver uuid, p_sender uuid, p_assistant text) returns text language sql stable as $$
  select case when s.is_followed or s.receiver <> 'member' then 'open' else 'request' end
  from message_standing(p_sender, p_receiver, p_assistant) s
$$;
