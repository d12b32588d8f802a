-- Stores the push subscription of a session in the place of its earlier one, and of the one that
-- its browser had with another session. Those of one browser wait for each other first, so that
-- each finds what the one before it stored.
create or replace function subscribe_browser(
  p_session uuid,
  p_member uuid,
  p_endpoint text,
  p_p256dh text,
  p_auth text,
  p_at timestamptz
) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_endpoint, 0));
  delete from push_subscriptions where endpoint = p_endpoint and session_id <> p_session;
  insert into push_subscriptions (session_id, member_id, endpoint, p256dh, auth, created_at)
  values (p_session, p_member, p_endpoint, p_p256dh, p_auth, p_at)
  on conflict (session_id) do update
  set
    endpoint = excluded.endpoint,
    p256dh = excluded.p256dh,
    auth = excluded.auth,
    created_at = excluded.created_at;
end $$;
