-- The other consequences of a message that was just sent. p_what: accepts, answering accepts a
-- request (messages.6); opens, the receiver follows the sender by now, so the message opens the
-- request that waits (what they declined stays so: a follow that came later made a request of it
-- again, follow_member); receiver, what they are. p_alerts: the receiver wants to hear of it.
-- Returns whether a request was accepted.
create or replace function follow_up_message(p_message uuid, p_what jsonb, p_alerts boolean) returns boolean language plpgsql as $$
declare
  v messages;
  v_has_accepted boolean := false;
begin
  select * into v from messages where id = p_message;
  if (p_what ->> 'accepts')::boolean then
    v_has_accepted := accept_request(v.sender_id, v.receiver_id) is true;
  end if;
  if (p_what ->> 'opens')::boolean then
    update conversation_members set state = 'open'
    where member_id = v.receiver_id and other_id = v.sender_id and state = 'request';
  end if;
  if p_alerts then
    perform enqueue_message_pushes(v.receiver_id, v.sender_id);
  end if;
  if p_what ->> 'receiver' = 'bot' then
    perform ask_bot(v.receiver_id, v.sender_id, v.id, v.created_at);
  elsif v.receiver_id = lisa_id() then
    perform ask_lisa(v.sender_id, v.id);
  end if;
  return v_has_accepted;
end $$;
