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
    -- Lisa writes to whoever asked her, in public too (ai.5).
    p_sender = lisa_id() or exists (
      select from conversation_members where member_id = p_sender and other_id = p_receiver and received_position > 0
    ),
    exists (
      select from conversation_members where member_id = p_receiver and other_id = p_sender and state = 'open'
    ),
    exists (select from blocks where blocker_id = p_sender and blocked_id = p_receiver),
    exists (select from blocks where blocker_id = p_receiver and blocked_id = p_sender),
    case
      when lower(m.username) = lower(p_assistant) then 'assistant'
      when m.left_at is not null or m.is_bot and m.email like '%@deleted.invalid' then 'deleted'
      when m.is_bot then 'bot'
      else 'member'
    end,
    m.message_audience
  from members m
  where m.id = p_receiver
$$;

-- Whether a sender of this standing may write to the receiver: `canMessage` of features/messages. An expression, so that it becomes part of
-- the statement that asks.
create or replace function standing_allows_message(
  p_is_following boolean,
  p_is_followed boolean,
  p_has_received boolean,
  p_is_open boolean,
  p_is_blocked boolean,
  p_is_blocked_by boolean,
  p_receiver text,
  p_audience text
) returns boolean language sql immutable as $$
  select not p_is_blocked
    and not p_is_blocked_by
    and p_receiver <> 'deleted'
    and (
      p_receiver = 'assistant'
      or p_has_received
      or p_is_following and (
        p_receiver = 'bot'
        or p_is_open
        or p_audience = 'followers'
        or p_audience = 'followed' and p_is_followed
      )
    )
$$;

-- The same for two members.
create or replace function may_message(p_sender uuid, p_receiver uuid, p_assistant text) returns boolean language sql stable as $$
  select coalesce(
    (
      select standing_allows_message(
        s.is_following, s.is_followed, s.has_received, s.is_open, s.is_blocked, s.is_blocked_by, s.receiver, s.audience
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

-- Locks the members of pairs without a conversation before send_message runs for the first of several messages: it would lock those
-- of a later one after the conversation of an earlier one, and blocks lock members first. Strict: there are seldom any.
create or replace function lock_first_writers(p_senders uuid[], p_receivers uuid[]) returns void language plpgsql strict as $$
begin
  perform from members where id = any(p_senders || p_receivers) order by id for share;
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
  v record;
  v_state text;
  v_muted_until timestamptz;
  v_is_muted boolean;
begin
  select id, version + 1 into v_conversation, v_place
  from conversations
  where low_id = v_low and high_id = v_high
  for no key update;
  if not found then
    perform from members where id in (p_sender, p_receiver) order by id for share;
  end if;
  -- All that decides, in one look at what stands after the lock.
  select
    standing_allows_message(
      s.is_following, s.is_followed, s.has_received, s.is_open, s.is_blocked, s.is_blocked_by, s.receiver, s.audience
    ) as may_be_sent,
    s.receiver,
    first_state(s.is_followed, s.receiver, p_sender) as first_state,
    exists (
      select from conversation_members where member_id = p_sender and other_id = p_receiver and state <> 'open'
    ) as accepts,
    exists (
      select from mutes where muter_id = p_receiver and muted_id = p_sender and (ends_at is null or ends_at > p_at)
    ) as is_muted,
    exists (select from push_subscriptions where member_id = p_receiver) as has_pushes,
    settings.paused_until,
    settings.quiet_hours,
    m.time_zone
  into v
  from message_standing(p_sender, p_receiver, p_assistant) s
  join members m on m.id = p_receiver
  left join notification_settings settings on settings.member_id = p_receiver;
  if not found or not v.may_be_sent then
    return;
  end if;
  if p_image is not null then
    perform from images where id = p_image and owner_id = p_sender for update;
    if not found or image_is_used(p_image) then
      return;
    end if;
  end if;
  if v_conversation is null then
    -- Looked for here too, since a conversation without messages would stay.
    if exists (
      select from messages where id = p_id or sender_id = p_sender and client_message_id = p_client_message
    ) then
      return;
    end if;
    insert into conversations (id, low_id, high_id)
    values (gen_random_uuid(), v_low, v_high)
    on conflict (low_id, high_id) do update set version = conversations.version
    returning id, version + 1 into v_conversation, v_place;
  end if;
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
  update conversations set version = v_place where id = v_conversation;
  with sides as (
    update conversation_members side
    set
      state = case when side.member_id = p_receiver and side.state = 'request' then v.first_state else side.state end,
      unread_count = side.unread_count + (side.member_id = p_receiver)::integer,
      received_position = case when side.member_id = p_receiver then v_place else side.received_position end,
      last_message_id = p_id,
      last_message_at = p_at
    where side.conversation_id = v_conversation
    returning side.member_id, side.state, side.muted_until
  )
  select sides.state, sides.muted_until into v_state, v_muted_until
  from sides
  where sides.member_id = p_receiver;
  if not found then
    v_state := v.first_state;
    insert into conversation_members (
      conversation_id, member_id, other_id, state, unread_count, received_position, last_message_id, last_message_at
    ) values
      (v_conversation, p_sender, p_receiver, 'open', 0, 0, p_id, p_at),
      (v_conversation, p_receiver, p_sender, v_state, 1, v_place, p_id, p_at);
  end if;
  -- Answering accepts (messages.6).
  if v.accepts then
    v_has_accepted := accept_request(p_sender, p_receiver);
  end if;
  v_is_muted := v.is_muted or coalesce(v_muted_until > p_at, false);
  if v.has_pushes and v_state = 'open' and not v_is_muted then
    perform enqueue_message_pushes(p_receiver, p_sender);
  end if;
  if v.receiver = 'bot' then
    perform ask_bot(p_receiver, p_sender, p_id, p_at);
  elsif p_receiver = lisa_id() then
    perform graphile_worker.add_job('answer_as_lisa', json_build_object('kind', 'message', 'id', p_id))
    from members
    where id = p_sender and not is_bot;
  end if;
  place := v_place;
  has_accepted := v_has_accepted;
  receiver_state := v_state;
  is_muted := v_is_muted;
  paused_until := v.paused_until;
  quiet_hours := v.quiet_hours;
  time_zone := v.time_zone;
  return next;
end $$;

-- The state that a first message gives the receiver's side: there are no requests to bots, to the assistant or from her (messages.6).
create or replace function first_state(p_is_followed boolean, p_receiver text, p_sender uuid) returns text language sql immutable as $$
  select case when p_is_followed or p_receiver <> 'member' or p_sender = lisa_id() then 'open' else 'request' end
$$;

-- Until 2026-11-23.
drop function if exists first_state(uuid, uuid, text);
