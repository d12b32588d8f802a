-- What else follows from a message that was just sent. p_what: opens, the receiver follows the sender
-- by now, so the message opens the request that waits (what they declined stays so: a follow that
-- came later made a request of it again, follow_member); accepts, answering accepts a request
-- (messages.6); alerts, the receiver wants to hear of it; receiver, what they are. Returns whether a
-- request was accepted.
create or replace function follow_up_message(
  p_message uuid, p_sender uuid, p_receiver uuid, p_at timestamptz, p_what jsonb
) returns boolean language plpgsql as $$
declare
  v_has_accepted boolean := false;
begin
  if (p_what ->> 'accepts')::boolean then
    v_has_accepted := accept_request(p_sender, p_receiver) is true;
  end if;
  if (p_what ->> 'opens')::boolean then
    update conversation_members set state = 'open'
    where member_id = p_receiver and other_id = p_sender and state = 'request';
  end if;
  if (p_what ->> 'alerts')::boolean then
    perform enqueue_message_pushes(p_receiver, p_sender);
  end if;
  if p_what ->> 'receiver' = 'bot' then
    perform ask_bot(p_receiver, p_sender, p_message, p_at);
  elsif p_receiver = lisa_id() then
    perform ask_lisa(p_sender, p_message);
  end if;
  return v_has_accepted;
end $$;
