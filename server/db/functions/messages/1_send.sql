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

-- Writes messages and keeps both sides of their conversations. Returns of each its place and what decides whether it alerts the receiver;
-- no row for one that was sent before, whose sender may no longer write to the receiver, or whose image is gone, used or not the
-- sender's. p_given: rows of `messages`, `position` counted from 1 within each conversation, with `elements` and `decided_by`, see
-- `insertMessages` of features/messages. Few statements for all of them, since starting one costs more than a row.
create or replace function send_messages(p_given jsonb, p_assistant text) returns table (
  id uuid,
  place bigint,
  has_accepted boolean,
  receiver_state text,
  is_muted boolean,
  paused_until timestamptz,
  quiet_hours jsonb,
  time_zone text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_given messages[] := in_conversation_order(p_given);
  v_conversations conversations[];
  v record;
begin
  perform lock_first_writers(v_given);
  v_conversations := lock_conversations(v_given, true, p_assistant);
  if p_given @? '$[*] ? (@.image_id != null)' then
    perform from images
    where id in (select given.image_id from unnest(v_given) as given)
    order by id
    for update;
  end if;
  for v in
    with wanted as materialized (
      -- All that decides, in one look at what stands after the locks.
      select
        given.*,
        (v_conversations[given.ordinality]).id as into_id,
        (v_conversations[given.ordinality]).version + given.position as place,
        s.receiver,
        first_state(s.is_followed, s.receiver, given.sender_id) as first_state,
        (
          select state <> 'open' from conversation_members where member_id = given.sender_id and other_id = given.receiver_id
        ) as accepts,
        (
          select true
          from mutes
          where muter_id = given.receiver_id and muted_id = given.sender_id and (ends_at is null or ends_at > given.created_at)
        ) as is_muted,
        exists (select from push_subscriptions where member_id = given.receiver_id) as has_pushes,
        m.time_zone,
        settings.paused_until,
        settings.quiet_hours
      from unnest(v_given) with ordinality as given
      cross join lateral message_standing(given.sender_id, given.receiver_id, p_assistant) as s
      join members m on m.id = given.receiver_id
      left join notification_settings settings on settings.member_id = given.receiver_id
      where (v_conversations[given.ordinality]).id is not null
        and standing_allows_message(
          s.is_following, s.is_followed, s.has_received, s.is_open, s.is_blocked, s.is_blocked_by, s.receiver, s.audience
        )
        and (
          given.image_id is null
          or not image_is_used(given.image_id)
          and exists (select from images where id = given.image_id and owner_id = given.sender_id)
          and not exists (
            select
            from unnest(v_given) with ordinality as earlier
            where earlier.image_id = given.image_id and earlier.ordinality < given.ordinality
          )
        )
    ), written as (
      insert into messages (
        id, sender_id, receiver_id, content, image_id, image_alt, shared_post_id, moderation_level, client_message_id, created_at,
        conversation_id, position, version
      )
      select
        id, sender_id, receiver_id, content, image_id, image_alt, shared_post_id, moderation_level, client_message_id, created_at,
        into_id, place, place
      from wanted
      -- Whoever sends what another statement is sending waits for it: in one order too.
      order by sender_id, client_message_id, id
      on conflict do nothing
      returning id
    ), sent as materialized (
      select wanted.* from written join wanted on wanted.id = written.id
    ), tallies as materialized (
      select
        into_id,
        max(place) as place,
        (array_agg(id order by place desc))[1] as last_id,
        max(created_at) as last_at,
        count(*) filter (where receiver_id < sender_id) as to_low,
        count(*) filter (where receiver_id > sender_id) as to_high,
        max(place) filter (where receiver_id < sender_id) as low_place,
        max(place) filter (where receiver_id > sender_id) as high_place,
        max(first_state) filter (where receiver_id < sender_id) as low_state,
        max(first_state) filter (where receiver_id > sender_id) as high_state
      from sent
      group by into_id
    ), raised as (
      update conversations c set version = tallies.place from tallies where c.id = tallies.into_id
    ), sides as (
      update conversation_members side
      set
        state = case
          when side.state = 'request' then coalesce(case when side.member_id < side.other_id then low_state else high_state end, side.state)
          else side.state
        end,
        unread_count = side.unread_count + case when side.member_id < side.other_id then to_low else to_high end,
        received_position = greatest(side.received_position, case when side.member_id < side.other_id then low_place else high_place end),
        last_message_id = last_id,
        last_message_at = last_at
      from tallies
      where side.conversation_id = tallies.into_id
      returning side.member_id, side.other_id, side.state, side.muted_until
    ), judged as (
      insert into element_moderations (message_id, type, level, reason, decided_by, decided_at)
      select sent.id, element.type, element.level, element.reason, given.decided_by, sent.created_at
      from sent
      join jsonb_to_recordset(p_given) as given (id uuid, elements jsonb, decided_by text) on given.id = sent.id
      cross join jsonb_to_recordset(given.elements) as element (type text, level text, reason text)
    )
    select
      sent.*,
      sides.state,
      sent.is_muted is true or coalesce(sides.muted_until > sent.created_at, false) as is_quiet
    from sent
    join sides on sides.member_id = sent.receiver_id and sides.other_id = sent.sender_id
    -- Bots that are asked are locked in the order of their ids.
    order by sent.receiver_id, sent.place
  loop
    -- Answering accepts (messages.6).
    has_accepted := v.accepts and accept_request(v.sender_id, v.receiver_id) is true;
    if v.has_pushes and v.state = 'open' and not v.is_quiet then
      perform enqueue_message_pushes(v.receiver_id, v.sender_id);
    end if;
    if v.receiver = 'bot' then
      perform ask_bot(v.receiver_id, v.sender_id, v.id, v.created_at);
    elsif v.receiver_id = lisa_id() then
      perform graphile_worker.add_job('answer_as_lisa', json_build_object('kind', 'message', 'id', v.id))
      from members
      where id = v.sender_id and not is_bot;
    end if;
    id := v.id;
    place := v.place;
    receiver_state := v.state;
    is_muted := v.is_quiet;
    paused_until := v.paused_until;
    quiet_hours := v.quiet_hours;
    time_zone := v.time_zone;
    return next;
  end loop;
  -- One whose first message was refused for its image.
  if exists (select from unnest(v_conversations) as opened where opened.version = 0) then
    delete from conversations c
    where c.version = 0 and c.id in (select opened.id from unnest(v_conversations) as opened);
  end if;
end $$;

-- The state that a first message gives the receiver's side: there are no requests to bots, to the assistant or from her (messages.6).
create or replace function first_state(p_is_followed boolean, p_receiver text, p_sender uuid) returns text language sql immutable as $$
  select case when p_is_followed or p_receiver <> 'member' or p_sender = lisa_id() then 'open' else 'request' end
$$;

-- Until 2026-11-23.
drop function if exists first_state(uuid, uuid, text);

-- Until 2026-11-25.
drop function if exists send_message(uuid, uuid, uuid, text, uuid, text, uuid, text, uuid, text, timestamptz);
drop function if exists lock_first_writers(uuid[], uuid[]);
