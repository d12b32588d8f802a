-- Messages in the order in which statements lock their conversations: by the lower member, then the higher. Those of one conversation
-- follow each other.
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

-- Locks the conversations of these messages, which are in_conversation_order: one after the other, so that no plan can change the order.
-- Null where the two have none. With p_opens, one that is missing is opened in its turn: locked after the others it would be out of order,
-- since somebody else may open it meanwhile. Blocks lock conversations too: after a block nothing comes any more.
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

-- Locks the members of pairs without a conversation, before any conversation is locked: blocks lock in that order too.
create or replace function lock_first_writers(p_given messages[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform from members
  where id in (
    select unnest(array[given.sender_id, given.receiver_id])
    from unnest(p_given) as given
    where (
      select true
      from conversations
      where low_id = least(given.sender_id, given.receiver_id) and high_id = greatest(given.sender_id, given.receiver_id)
    ) is null
  )
  order by id
  for share;
end $$;

-- Opens the conversation of two members who write to each other for the first time, if the sender may, and returns it locked; else null. The
-- caller has locked them.
create or replace function open_conversation(p_first messages, p_assistant text) returns conversations language plpgsql as $$
declare
  v_low uuid := least(p_first.sender_id, p_first.receiver_id);
  v_high uuid := greatest(p_first.sender_id, p_first.receiver_id);
  v_state text;
  v_opened conversations;
begin
  select r.first_state into v_state
  from message_refusal(p_first.sender_id, p_first.receiver_id, p_assistant) as r
  where r.refusal is null
    -- A conversation without messages would stay.
    and not exists (
      select from messages e
      where e.id = p_first.id or e.sender_id = p_first.sender_id and e.client_message_id = p_first.client_message_id
    );
  if not found then
    return null;
  end if;
  insert into conversations (id, low_id, high_id)
  values (gen_random_uuid(), v_low, v_high)
  on conflict (low_id, high_id) do nothing
  returning * into v_opened;
  if not found then
    -- Somebody else opened it since it was looked for.
    select * into v_opened from conversations where low_id = v_low and high_id = v_high for no key update;
    return v_opened;
  end if;
  insert into conversation_members (conversation_id, member_id, other_id, state, last_message_id, last_message_at)
  values
    (v_opened.id, p_first.sender_id, p_first.receiver_id, 'open', p_first.id, p_first.created_at),
    (v_opened.id, p_first.receiver_id, p_first.sender_id, v_state, p_first.id, p_first.created_at);
  return v_opened;
end $$;

-- Locks the images of these messages, which come after the conversations.
create or replace function lock_images(p_given messages[]) returns void language plpgsql as $$
begin
  perform from images
  where id in (select given.image_id from unnest(p_given) as given)
  order by id
  for update;
end $$;

-- Deletes those of these conversations, all locked, in which nothing was written.
create or replace function delete_empty_conversations(p_locked conversations[]) returns void language plpgsql as $$
begin
  delete from conversations c
  where c.version = 0 and c.id in (select opened.id from unnest(p_locked) as opened);
end $$;
