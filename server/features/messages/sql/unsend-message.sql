-- Takes a member's message back for both; nothing of it is left but its place. Returns what came of
-- it, the receiver with how the conversation stands for them, and the image that it showed:
-- 'foreign' for the other member's message.
create or replace function unsend_message(p_message uuid, p_member uuid, p_at timestamptz)
returns table (outcome text, receiver_id uuid, receiver_state text, image_id uuid) language plpgsql as $$
declare
  v messages;
  v_state text;
begin
  select * into v from lock_message(p_message, p_member);
  if not found then
    return query select 'absent', null::uuid, null::text, null::uuid;
    return;
  end if;
  if v.sender_id <> p_member or v.unsent_at is not null then
    return query select case when v.sender_id <> p_member then 'foreign' else 'same' end, v.receiver_id, null::text, null::uuid;
    return;
  end if;
  update messages
  set content = '', mentions = '{}', image_id = null, image_alt = '', shared_post_id = null, reply_to_id = null,
    unsent_at = p_at,
    search_text = null, search_tokens = null, cover_words = null, cover_topics = '{}', found_topics = '{}'
  where id = p_message;
  delete from attached_pictures where attached_pictures.message_id = p_message;
  delete from message_reactions where message_id = p_message;
  delete from revisions where message_id = p_message;
  -- Verdicts say why, in words about what was written.
  delete from element_moderations where message_id = p_message;
  update conversation_members side
  set unread_count = unread_count - 1
  where side.member_id = v.receiver_id and side.other_id = p_member and side.read_position < v.position;
  select side.state into v_state
  from conversation_members side
  where side.member_id = v.receiver_id and side.other_id = p_member;
  perform touch_message(p_message);
  perform examine_image(v.image_id);
  return query select 'unsent', v.receiver_id, v_state, v.image_id;
end $$;
