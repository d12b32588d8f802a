-- Keeps a message and the five before it with a report of it, as they are under the conversation's
-- lock: so no image goes meanwhile.
create or replace function copy_reported_messages(p_report uuid, p_message uuid) returns void language plpgsql as $$
begin
  perform from conversations
  where id = (select conversation_id from messages where id = p_message)
  for no key update;
  insert into moderation_report_messages (
    report_id, message_id, position, sender_id, content, image_id, image_alt, shared_post_id, created_at
  )
  select p_report, e.id, e.position, e.sender_id, e.content, e.image_id, e.image_alt, e.shared_post_id, e.created_at
  from messages reported
  join messages e on e.conversation_id = reported.conversation_id and e.position <= reported.position
  where reported.id = p_message
  order by e.position desc
  limit 6;
end $$;
