-- Who may write to whom (messages.1, messages.6): what decides it, and the one place that decides
-- it: for the statement that writes, for what is asked before, and for what the sender is told
-- (`refusalTexts` of features/messages).

-- All that is known of a sender and a receiver; no row without such a receiver. Each side of their
-- conversation is read once. The rest is looked up where it is asked for, as a value, and rows come
-- with a limit: else the planner, which cannot know how many messages come at once, may read all
-- members, follows and blocks for one of them.
create or replace function message_facts(p_sender uuid, p_receiver uuid, p_assistant text) returns table (
  is_following boolean,
  is_followed boolean,
  has_received boolean,
  is_open boolean,
  is_blocked boolean,
  is_blocked_by boolean,
  receiver text,
  audience text,
  sender_state text,
  receiver_state text,
  muted_until timestamptz,
  time_zone text
) language sql stable as $$
  select
    (select true from follows where follower_id = p_sender and followed_id = p_receiver) is true,
    (select true from follows where follower_id = p_receiver and followed_id = p_sender) is true,
    -- Lisa writes to whoever asked her, in public too (ai.5).
    p_sender = lisa_id() or own.received_position is not null and own.received_position > 0,
    theirs.state is not null and theirs.state = 'open',
    (select true from blocks where blocker_id = p_sender and blocked_id = p_receiver) is true,
    (select true from blocks where blocker_id = p_receiver and blocked_id = p_sender) is true,
    case
      when lower(m.username) = lower(p_assistant) then 'assistant'
      when m.left_at is not null or m.is_bot and m.email like '%@deleted.invalid' then 'deleted'
      when m.is_bot then 'bot'
      else 'member'
    end,
    m.message_audience,
    own.state,
    theirs.state,
    theirs.muted_until,
    m.time_zone
  from (
    select username, left_at, is_bot, email, message_audience, time_zone from members where id = p_receiver limit 1
  ) as m
  left join lateral (
    select state, received_position from conversation_members where member_id = p_sender and other_id = p_receiver limit 1
  ) as own on true
  left join lateral (
    select state, muted_until from conversation_members where member_id = p_receiver and other_id = p_sender limit 1
  ) as theirs on true
$$;

-- Why a sender may not write to a receiver, null when they may; what the receiver is; the state
-- that a first message gives the receiver's side: there are no requests to bots, to the assistant
-- or from her; whether a message opens a request that waits, since its receiver follows the sender
-- by now; and what else message_facts knows of both. No row without such a receiver. It becomes
-- part of the statement that asks, which so looks only as far as it must.
create or replace function message_decision(p_sender uuid, p_receiver uuid, p_assistant text) returns table (
  refusal text,
  receiver text,
  first_state text,
  opens boolean,
  sender_state text,
  receiver_state text,
  muted_until timestamptz,
  time_zone text
) language sql stable as $$
  select
    case
      when f.is_blocked then 'blocked'
      when f.is_blocked_by then 'blocked_by'
      when f.receiver = 'deleted' then 'gone'
      when f.receiver = 'assistant' or f.has_received then null
      -- A limited member goes on with what the other side has accepted (cases.4).
      when not f.is_open and (select is_limited(sender) from members sender where sender.id = p_sender) then 'limited'
      when not f.is_following then 'not_following'
      when f.receiver = 'bot' or f.is_open then null
      when f.audience = 'followers' or f.audience = 'followed' and f.is_followed then null
      else 'not_accepting'
    end,
    f.receiver,
    case when f.is_followed or f.receiver <> 'member' or p_sender = lisa_id() then 'open' else 'request' end,
    f.receiver_state is not null and f.receiver_state = 'request' and (f.is_followed or f.receiver <> 'member' or p_sender = lisa_id()),
    f.sender_state,
    f.receiver_state,
    f.muted_until,
    f.time_zone
  from message_facts(p_sender, p_receiver, p_assistant) as f
$$;

-- The decision alone.
create or replace function message_refusal(p_sender uuid, p_receiver uuid, p_assistant text)
returns table (refusal text, receiver text, first_state text) language sql stable as $$
  select refusal, receiver, first_state from message_decision(p_sender, p_receiver, p_assistant)
$$;

-- Whether a sender who may not write to a receiver may once they follow them: what message_refusal
-- says without its look at the follow.
create or replace function opens_by_following(p_sender uuid, p_receiver uuid, p_assistant text)
returns boolean language sql stable as $$
  select
    r.refusal = 'not_following' and (
      s.receiver = 'bot' or s.is_open or s.audience = 'followers' or s.audience = 'followed' and s.is_followed
    )
  from message_refusal(p_sender, p_receiver, p_assistant) as r
  cross join message_facts(p_sender, p_receiver, p_assistant) as s
$$;
