-- Marks what members wrote to receivers delivered, up to and with the given messages. Returns for each conversation that has changed
-- its latest such message, where the sender may know: a request shows no ticks until it is accepted. The others keep their version,
-- so that catching up does not give it away. Its commit does not wait for the disk, so that whoever writes there meanwhile does not
-- either: a tick that a crash takes back comes again with the receiver's next fetch.
create or replace function deliver_messages(p_messages uuid[], p_at timestamptz)
returns table (message_id uuid, sender_id uuid, receiver_id uuid) language plpgsql as $$
declare
  v record;
  v_version bigint;
begin
  perform set_config('synchronous_commit', 'off', true);
  for v in
    -- In the order in which messages lock their conversations.
    select distinct on (c.low_id, c.high_id, e.receiver_id)
      e.id, e.conversation_id, e.sender_id, e.receiver_id, e.position, side.state = 'open' as is_shown
    from messages e
    join conversations c on c.id = e.conversation_id
    join conversation_members side on side.member_id = e.receiver_id and side.other_id = e.sender_id
    where e.id = any(p_messages) and e.delivered_at is null and e.read_at is null
    order by c.low_id, c.high_id, e.receiver_id, e.position desc
  loop
    update conversations
    set version = version + v.is_shown::integer
    where id = v.conversation_id
    returning version into v_version;
    update messages e
    set delivered_at = p_at, version = case when v.is_shown then v_version else e.version end
    where e.conversation_id = v.conversation_id
      and e.receiver_id = v.receiver_id
      and e.read_at is null
      and e.delivered_at is null
      and e.position <= v.position;
    if found and v.is_shown then
      return query select v.id, v.sender_id, v.receiver_id;
    end if;
  end loop;
end $$;

-- Marks what a member wrote read, up to and with p_up_to; null: all of it. Returns how many that were, the latest of them, and which
-- tick its sender sees now: 'read' when both have receipts on (messages.5), 'delivered', or null.
create or replace function read_messages(p_reader uuid, p_other uuid, p_up_to uuid, p_at timestamptz)
returns table (read_count integer, message_id uuid, tick text) language plpgsql as $$
declare
  v_conversation uuid;
  v_version bigint;
  v_until bigint;
  v_is_open boolean;
  v_is_shown boolean;
begin
  select id, version into v_conversation, v_version
  from conversations
  where low_id = least(p_reader, p_other) and high_id = greatest(p_reader, p_other)
  for no key update;
  v_until := case
    when p_up_to is null then v_version
    else (select position from messages where id = p_up_to and conversation_id = v_conversation)
  end;
  if not exists (
    select from messages
    where conversation_id = v_conversation and receiver_id = p_reader and read_at is null and position <= v_until
  ) then
    return;
  end if;
  select state = 'open' into v_is_open from conversation_members where member_id = p_reader and other_id = p_other;
  v_is_shown := v_is_open
    and not exists (select from members where id in (p_reader, p_other) and not show_read_receipts);
  v_version := v_version + 1;
  update conversations set version = v_version where id = v_conversation;
  return query
  with unread as (
    select id, position, delivered_at is null as is_undelivered
    from messages
    where conversation_id = v_conversation and receiver_id = p_reader and read_at is null and position <= v_until
  ), changed as (
    update messages
    set
      read_at = p_at,
      delivered_at = coalesce(delivered_at, p_at),
      version = case when v_is_shown or (v_is_open and unread.is_undelivered) then v_version else version end
    from unread
    where messages.id = unread.id
    returning messages.id, unread.position, unread.is_undelivered, messages.unsent_at is null as is_counted
  ), counted as (
    update conversation_members
    set unread_count = unread_count - (select count(*) from changed where is_counted)
    where member_id = p_reader and other_id = p_other
  )
  select
    count(*)::integer,
    (array_agg(id order by position desc))[1],
    case when v_is_shown then 'read' when v_is_open and bool_or(is_undelivered) then 'delivered' end
  from changed;
end $$;
