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
