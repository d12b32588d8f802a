-- Writes messages and keeps both sides of their conversations. Returns of each its place and what
-- decides whether it alerts the receiver; no row for one that was sent before, whose sender may no
-- longer write to the receiver, or whose image is gone, used or not the sender's. p_given: rows of
-- `messages`, `position` counted from 1 within each conversation, with `elements` and `decided_by`,
-- see `insertMessages` of features/messages.
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
  v_messages messages[] := in_conversation_order(p_given);
  v_conversations conversations[];
  v record;
begin
  perform lock_first_writers(v_messages);
  v_conversations := lock_conversations(v_messages, true, p_assistant);
  if p_given @? '$[*] ? (@.image_id != null)' then
    perform lock_images(v_messages);
  end if;
  for v in select * from write_messages(v_messages, v_conversations, p_given, p_assistant) loop
    id := v.id;
    place := v.place;
    -- Answering accepts (messages.6).
    has_accepted := v.accepts and accept_request(v.sender_id, v.receiver_id) is true;
    receiver_state := v.receiver_state;
    is_muted := v.is_quiet;
    paused_until := v.paused_until;
    quiet_hours := v.quiet_hours;
    time_zone := v.time_zone;
    if v.has_pushes and v.receiver_state = 'open' and not v.is_quiet then
      perform enqueue_message_pushes(v.receiver_id, v.sender_id);
    end if;
    if v.receiver = 'bot' then
      perform ask_bot(v.receiver_id, v.sender_id, v.id, v.created_at);
    elsif v.receiver_id = lisa_id() then
      perform ask_lisa(v.sender_id, v.id);
    end if;
    return next;
  end loop;
  -- One whose first message was refused for its image.
  if exists (select from unnest(v_conversations) as opened where opened.version = 0) then
    perform delete_empty_conversations(v_conversations);
  end if;
end $$;

-- Whom a message that this statement has just sent mentions. Volatile, so that it sees the row.
create or replace function written_mentions(p_message uuid) returns text[] language plpgsql volatile as $$
begin
  return (select mentions from messages where id = p_message);
end $$;
