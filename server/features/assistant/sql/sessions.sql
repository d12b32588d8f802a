-- Has a title suggested for a chat that has none but its day and hour (ai.25), unless words of
-- crisis are in it. In SQL, since the statement that settles an answer asks for it.
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
