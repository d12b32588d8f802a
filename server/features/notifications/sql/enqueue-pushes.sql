-- Adds a job for each browser that gets the member's pushes. A push of the same row that still
-- waits is replaced, so a group that grows quickly is pushed once. Two queues, of which each takes
-- one job at a time, leave workers for other jobs (queue-options.ts) while a push service does not
-- respond.
create or replace function enqueue_pushes(p_receiver uuid, p_notification uuid) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'send_push',
    json_build_object('sessionId', s.session_id, 'notificationId', p_notification),
    queue_name := 'push:' || (hashtext(s.session_id::text) & 1),
    job_key := 'push:' || s.session_id || ':' || p_notification,
    max_attempts := 6
  )
  from push_subscriptions s
  where s.member_id = p_receiver;
end $$;

-- The same for what a member wrote to the receiver: one push of a conversation waits at a time.
create or replace function enqueue_message_pushes(p_receiver uuid, p_sender uuid) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'send_message_push',
    json_build_object('sessionId', s.session_id, 'senderId', p_sender),
    queue_name := 'push:' || (hashtext(s.session_id::text) & 1),
    job_key := 'message-push:' || s.session_id || ':' || p_sender,
    max_attempts := 6
  )
  from push_subscriptions s
  where s.member_id = p_receiver;
end $$;
