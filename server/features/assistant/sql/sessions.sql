-- Has a title suggested for a chat that has none but its day and hour (ai.25), unless words of
-- crisis are in it.
create or replace function ask_for_ai_title(p_session uuid) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'title_chat', json_build_object('sessionId', s.id), job_key := 'title_chat:' || s.id, max_attempts := 1
  )
  from ai_sessions s
  where s.id = p_session
    and s.title_by = 'default'
    and not exists (select from ai_messages where session_id = s.id and support);
end $$;

-- Jobs that remove the images of a session's messages, from one on, unless something else shows
-- them.
create or replace function remove_ai_images(p_session uuid, p_from uuid) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('remove_image', json_build_object('imageId', image_id))
  from ai_messages
  where session_id = p_session
    and id >= p_from
    and image_id is not null;
end $$;

-- Deletes a member's session with all it holds; an answer under way in it is stopped. False: there
-- is none.
create or replace function delete_ai_session(p_session uuid, p_member uuid) returns boolean language plpgsql as $$
begin
  perform from ai_sessions where id = p_session and member_id = p_member for update;
  if not found then
    return false;
  end if;
  update ai_reservations set is_stopped = true where session_id = p_session;
  perform remove_ai_images(p_session, '00000000-0000-0000-0000-000000000000');
  delete from ai_sessions where id = p_session;
  return true;
end $$;
