-- Opens the conversation of two members who write to each other for the first time, if the sender
-- may, and returns it locked; else null. The caller has locked them.
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

-- Deletes those of these conversations, all locked, in which nothing was written.
create or replace function delete_empty_conversations(p_locked conversations[]) returns void language plpgsql as $$
begin
  delete from conversations c
  where c.version = 0 and c.id in (select opened.id from unnest(p_locked) as opened);
end $$;
