-- Accepts a request: opens the receiver's side of the conversation and lets its ticks through, as
-- if they were set now. Returns whether it was closed before; null without a conversation. The
-- sender of a message runs it too: answering accepts (messages.6).
create or replace function accept_request(p_member uuid, p_other uuid) returns boolean language plpgsql as $$
declare
  v_conversation uuid;
  v_version bigint;
begin
  select id, version + 1 into v_conversation, v_version
  from conversations
  where low_id = least(p_member, p_other) and high_id = greatest(p_member, p_other)
  for no key update;
  if not exists (select from conversation_members where member_id = p_member and other_id = p_other) then
    return null;
  end if;
  update conversation_members
  set state = 'open', delivered_version = v_version, read_version = v_version
  where member_id = p_member and other_id = p_other and state <> 'open';
  if not found then
    return false;
  end if;
  update conversations set version = v_version where id = v_conversation;
  return true;
end $$;

-- Moves a member's side of a conversation from one state to another. Returns whether it changed;
-- null without a conversation.
create or replace function move_side(p_member uuid, p_other uuid, p_from text, p_to text) returns boolean
language plpgsql as $$
begin
  perform from conversations
  where low_id = least(p_member, p_other) and high_id = greatest(p_member, p_other)
  for no key update;
  if not exists (select from conversation_members where member_id = p_member and other_id = p_other) then
    return null;
  end if;
  update conversation_members
  set state = p_to
  where member_id = p_member and other_id = p_other and state = p_from;
  return found;
end $$;
