-- Acts of members on messages that stand. Each locks the conversation first and reads after that,
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
