-- Marks what a member wrote read, up to and with p_up_to; null: all of it. Returns the latest of
-- these messages, and which tick its sender sees now: 'read' when both have receipts on
-- (messages.5), 'delivered', or null. No row when there is nothing new to mark.
create or replace function read_messages(p_reader uuid, p_other uuid, p_up_to uuid)
returns table (message_id uuid, tick text) language plpgsql as $$
declare
  v_conversation uuid;
  v_version bigint;
  v_side conversation_members;
  v_until bigint;
  v_position bigint;
  v_is_read boolean;
  v_is_delivered boolean;
begin
  select id, version + 1 into v_conversation, v_version
  from conversations
  where low_id = least(p_reader, p_other) and high_id = greatest(p_reader, p_other)
  for no key update;
  select * into v_side from conversation_members where member_id = p_reader and other_id = p_other;
  if v_side.read_position = v_side.received_position then
    return;
  end if;
  v_until := v_side.received_position;
  if p_up_to is not null then
    select position into v_until from messages where id = p_up_to and conversation_id = v_conversation;
  end if;
  select e.id, e.position into message_id, v_position
  from messages e
  where e.conversation_id = v_conversation
    and e.receiver_id = p_reader
    and e.position > v_side.read_position
    and e.position <= v_until
  order by e.position desc
  limit 1;
  if not found then
    return;
  end if;
  v_is_read := v_side.state = 'open'
    and not exists (select from members where id in (p_reader, p_other) and not show_read_receipts);
  v_is_delivered := v_side.state = 'open' and v_side.delivered_position < v_position;
  update conversation_members
  set
    read_position = v_position,
    read_version = case when v_is_read then v_version else read_version end,
    delivered_position = greatest(delivered_position, v_position),
    delivered_version = case when v_is_delivered then v_version else delivered_version end,
    unread_count = case
      when v_position = received_position then 0
      else unread_count - (
        select count(*)
        from messages e
        where e.conversation_id = v_conversation
          and e.receiver_id = p_reader
          and e.position > v_side.read_position
          and e.position <= v_position
          and e.unsent_at is null
      )
    end
  where member_id = p_reader and other_id = p_other;
  if v_is_read or v_is_delivered then
    update conversations set version = v_version where id = v_conversation;
  end if;
  tick := case when v_is_read then 'read' when v_is_delivered then 'delivered' end;
  return next;
end $$;
