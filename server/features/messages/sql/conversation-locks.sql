-- Whether the two have no conversation yet.
create or replace function is_first_message(p_given messages) returns boolean language sql stable as $$
  select (
    select true
    from conversations
    where low_id = least(p_given.sender_id, p_given.receiver_id)
      and high_id = greatest(p_given.sender_id, p_given.receiver_id)
  ) is null
$$;

-- Messages in the order in which statements lock their conversations: by the lower member, then the
-- higher. Those of one conversation follow each other.
create or replace function in_conversation_order(p_given jsonb) returns messages[] language sql stable as $$
  select array(
    select given
    from jsonb_populate_recordset(null::messages, p_given) as given
    order by
      least(given.sender_id, given.receiver_id),
      greatest(given.sender_id, given.receiver_id),
      given.position
  )
$$;

-- The same for send_messages, which locks what goes before conversations first: the members of
-- pairs that have none.
create or replace function messages_to_lock(p_given jsonb) returns messages[] language plpgsql as $$
declare
  v_messages messages[] := in_conversation_order(p_given);
begin
  if exists (select from unnest(v_messages) as given where is_first_message(given)) then
    perform lock_first_writers(v_messages);
  end if;
  return v_messages;
end $$;

-- Locks the conversations of these messages, which come in_conversation_order: one after the other,
-- so that no plan can change the order. Null where the two have none. With p_opens, one that is
-- missing is opened in its turn: locked after the others it would be out of order, since somebody
-- else may open it meanwhile. Blocks lock conversations too: after a block nothing comes any more.
create or replace function lock_conversations(p_given messages[], p_opens boolean, p_assistant text)
returns conversations[] language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v messages;
  v_one conversations;
  v_locked conversations[] := '{}';
begin
  foreach v in array p_given loop
    if (v_one.low_id = least(v.sender_id, v.receiver_id) and v_one.high_id = greatest(v.sender_id, v.receiver_id)) is not true then
      select * into v_one
      from conversations
      where low_id = least(v.sender_id, v.receiver_id) and high_id = greatest(v.sender_id, v.receiver_id)
      for no key update;
      if not found and p_opens then
        v_one := open_conversation(v, p_assistant);
      end if;
    end if;
    v_locked := array_append(v_locked, v_one);
  end loop;
  return v_locked;
end $$;

-- Locks the members of pairs without a conversation, before any conversation is locked: blocks
-- lock in that order too.
create or replace function lock_first_writers(p_given messages[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform from members
  where id in (
    select unnest(array[given.sender_id, given.receiver_id])
    from unnest(p_given) as given
    where is_first_message(given)
  )
  order by id
  for share;
end $$;
