-- A hidden message looks unsent to both (messages.9), and kept its words.

-- Hides a message. Returns {id, senderId, receiverId, receiverState}, of which the caller publishes
-- that it changed; null when it is not there, unsent or hidden already.
create or replace function hide_message(p_message uuid, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v messages;
begin
  perform from conversations
  where id = (select conversation_id from messages where id = p_message)
  for no key update;
  select * into v from messages where id = p_message and unsent_at is null;
  if not found then
    return null;
  end if;
  update messages set unsent_at = p_at, removed_at = p_at where id = p_message;
  return count_message(v, -1);
end $$;

-- Takes hide_message back. Returns the same; null when it is gone or not hidden. p_former and p_at
-- are those of restore_post.
create or replace function restore_message(p_message uuid, p_former jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v messages;
begin
  perform from conversations
  where id = (select conversation_id from messages where id = p_message)
  for no key update;
  select * into v from messages where id = p_message and removed_at is not null;
  if not found then
    return null;
  end if;
  update messages set unsent_at = null, removed_at = null where id = p_message;
  return count_message(v, 1);
end $$;

-- Counts a message that came or went among those that its receiver has not read, and makes it the
-- latest change of its conversation, which the caller has locked.
create or replace function count_message(p_message messages, p_change integer) returns jsonb language plpgsql as $$
declare
  v_state text;
begin
  update conversation_members
  set unread_count = unread_count + case when read_position < p_message.position then p_change else 0 end
  where member_id = p_message.receiver_id and other_id = p_message.sender_id
  returning state into v_state;
  perform touch_message(p_message.id);
  return jsonb_build_object(
    'id', p_message.id, 'senderId', p_message.sender_id, 'receiverId', p_message.receiver_id, 'receiverState', v_state
  );
end $$;
