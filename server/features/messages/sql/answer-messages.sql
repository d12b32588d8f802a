-- Writes down which message those of these messages that were sent answer (messages.17). Few answer
-- one, so the statement that writes all of them does without it. p_given: as of send_messages.
create or replace function answer_messages(p_given jsonb, p_sent uuid[]) returns void language plpgsql as $$
begin
  update messages e
  set reply_to_id = answered.id
  from jsonb_to_recordset(p_given) as given (id uuid, reply_to_id uuid)
  join messages answered on answered.id = given.reply_to_id
  where e.id = given.id
    and e.id = any(p_sent)
    and answered.conversation_id = e.conversation_id;
end $$;
