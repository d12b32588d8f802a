-- Ticks are positions in the receiver's row of conversation_members, which only rise. Each is the
-- place of a message of the other.

-- Marks what members wrote to receivers delivered, up to and with the given messages: their id,
-- sender_id, receiver_id and position, each the latest of its sender to its receiver. Returns those
-- of which the sender may know: a request shows no ticks until it is accepted. The others keep
-- their version, so that catching up does not give it away. Its commit does not wait for the disk,
-- so that whoever writes there meanwhile does not either: a tick that a crash takes back comes
-- again with the receiver's next fetch.
create or replace function deliver_messages(p_given jsonb)
returns table (message_id uuid, sender_id uuid, receiver_id uuid) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_given messages[] := in_conversation_order(p_given);
  v_conversations conversations[] := lock_conversations(v_given, false, null);
begin
  perform set_config('synchronous_commit', 'off', true);
  return query
  with marked as (
    update conversation_members side
    set
      delivered_position = given.position,
      delivered_version = case
        when side.state = 'open' then (v_conversations[given.ordinality]).version + 1
        else side.delivered_version
      end
    from unnest(v_given) with ordinality as given
    where side.member_id = given.receiver_id
      and side.other_id = given.sender_id
      and side.delivered_position < given.position
    returning
      given.id,
      given.sender_id,
      given.receiver_id,
      side.conversation_id,
      side.delivered_version,
      side.state = 'open' as is_shown
  ), raised as (
    update conversations c set version = marked.delivered_version from marked where c.id = marked.conversation_id and marked.is_shown
  )
  select id, sender_id, receiver_id from marked where is_shown;
end $$;
