-- What members do to messages that stand. Each locks the conversation first and reads after that,
-- so acts on one conversation happen one after the other, in the order of their versions.

-- Locks the conversation of a message; no row unless the member is one of the two.
create or replace function lock_message(p_message uuid, p_member uuid) returns setof messages language plpgsql as $$
begin
  perform
  from conversations c
  where c.id = (
    select conversation_id from messages where id = p_message and p_member in (sender_id, receiver_id)
  )
  for no key update;
  return query select * from messages where id = p_message and p_member in (sender_id, receiver_id);
end $$;

-- Makes the change of a message the latest of its conversation. The caller holds the conversation's
-- lock.
create or replace function touch_message(p_message uuid) returns void language plpgsql as $$
declare
  v_version bigint;
begin
  update conversations
  set version = version + 1
  where id = (select conversation_id from messages where id = p_message)
  returning version into v_version;
  update messages set version = v_version where id = p_message;
end $$;

-- Why a member may not react to what stands between them and the other, nor type to them:
-- 'blocked'; 'request' when it waits for them, 'waiting' when it waits for the other, who may have
-- declined it; null when both have opened the conversation (messages.5, messages.8).
create or replace function refusal_to_react(p_member uuid, p_other uuid) returns text language sql stable as $$
  select case
    when is_blocked_between(p_member, p_other) then 'blocked'
    when own is distinct from 'open' then 'request'
    when other is distinct from 'open' then 'waiting'
  end
  from (
    select
      (select state from conversation_members where member_id = p_member and other_id = p_other) as own,
      (select state from conversation_members where member_id = p_other and other_id = p_member) as other
  ) as sides
$$;

-- Sets a member's reaction, or with null removes p_removed if it is theirs. Returns what came of
-- it, and the other member: 'changed' or 'same'; 'absent', also for an unsent message; or a
-- refusal_to_react.
create or replace function set_reaction(p_message uuid, p_member uuid, p_emoji text, p_removed text)
returns table (outcome text, other_id uuid) language plpgsql as $$
declare
  v messages;
begin
  select * into v from lock_message(p_message, p_member);
  if not found or v.unsent_at is not null then
    outcome := 'absent';
    return next;
    return;
  end if;
  other_id := case when v.sender_id = p_member then v.receiver_id else v.sender_id end;
  outcome := refusal_to_react(p_member, other_id);
  if outcome is not null then
    return next;
    return;
  end if;
  if p_emoji is null then
    delete from message_reactions where message_id = p_message and member_id = p_member and emoji = p_removed;
  else
    insert into message_reactions as reaction (message_id, member_id, emoji)
    values (p_message, p_member, p_emoji)
    on conflict (message_id, member_id) do update set emoji = excluded.emoji
    where reaction.emoji <> excluded.emoji;
  end if;
  outcome := case when found then 'changed' else 'same' end;
  if found then
    perform touch_message(p_message);
  end if;
  return next;
end $$;

-- Takes a member's message back for both; nothing of it is left but its place. Returns what came of
-- it, the receiver with how the conversation stands for them, and the image that it showed:
-- 'foreign' for the other member's message.
drop function if exists unsend_message(uuid, uuid, timestamptz);
create function unsend_message(p_message uuid, p_member uuid, p_at timestamptz)
returns table (outcome text, receiver_id uuid, receiver_state text, image_id uuid) language plpgsql as $$
declare
  v messages;
  v_state text;
begin
  select * into v from lock_message(p_message, p_member);
  if not found then
    return query select 'absent', null::uuid, null::text, null::uuid;
    return;
  end if;
  if v.sender_id <> p_member or v.unsent_at is not null then
    return query select case when v.sender_id <> p_member then 'foreign' else 'same' end, v.receiver_id, null::text, null::uuid;
    return;
  end if;
  update messages
  set content = '', image_id = null, image_alt = '', shared_post_id = null, unsent_at = p_at
  where id = p_message;
  delete from message_reactions where message_id = p_message;
  -- Verdicts say why, in words about what was written.
  delete from element_moderations where message_id = p_message;
  update conversation_members side
  set unread_count = unread_count - 1
  where side.member_id = v.receiver_id and side.other_id = p_member and side.read_position < v.position;
  select side.state into v_state
  from conversation_members side
  where side.member_id = v.receiver_id and side.other_id = p_member;
  perform touch_message(p_message);
  return query select 'unsent', v.receiver_id, v_state, v.image_id;
end $$;

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

-- Hides a request from its receiver. Returns whether it changed; null without a conversation.
create or replace function decline_request(p_member uuid, p_other uuid) returns boolean language plpgsql as $$
begin
  perform from conversations
  where low_id = least(p_member, p_other) and high_id = greatest(p_member, p_other)
  for no key update;
  if not exists (select from conversation_members where member_id = p_member and other_id = p_other) then
    return null;
  end if;
  update conversation_members
  set state = 'declined'
  where member_id = p_member and other_id = p_other and state = 'request';
  return found;
end $$;

-- Keeps a message and the five before it with a report of it, as they are under the conversation's
-- lock: so no image goes meanwhile.
create or replace function copy_reported_messages(p_report uuid, p_message uuid) returns void language plpgsql as $$
begin
  perform from conversations
  where id = (select conversation_id from messages where id = p_message)
  for no key update;
  insert into moderation_report_messages (
    report_id, message_id, position, sender_id, content, image_id, image_alt, shared_post_id, created_at
  )
  select p_report, e.id, e.position, e.sender_id, e.content, e.image_id, e.image_alt, e.shared_post_id, e.created_at
  from messages reported
  join messages e on e.conversation_id = reported.conversation_id and e.position <= reported.position
  where reported.id = p_message
  order by e.position desc
  limit 6;
end $$;
