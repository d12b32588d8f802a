-- Notifications are written in the statement of the act (notifications.1). Every statement inside
-- sees what the act has just written, and locks one group at a time, after posts, comments and
-- members.

-- Writes an act of p_actor (null: the product's own) to the receiver's group of that key, once by
-- p_act. p_about: what is shown, {post, comment, decision, xp, reason, message, words}. Returns
-- what came of it as {memberId, notificationId, type, isNew, only}; null without a notification:
-- for one's own act, for who hears nothing of it (`hearing_of`), and for an act that is there.
-- `isNew` is false when the act may not alert, since it did so within 24 hours and was withdrawn
-- (notifications.5). `only`: see `only_act`.
create or replace function notify_member(
  p_receiver uuid,
  p_type text,
  p_actor uuid,
  p_group text,
  p_act text,
  p_at timestamptz,
  p_about jsonb default '{}'
) returns json language plpgsql as $$
declare
  v_id uuid;
  v_hearing record;
begin
  if p_receiver is null or p_receiver = p_actor then
    return null;
  end if;
  select * into v_hearing from hearing_of(p_receiver, p_type, p_actor, p_group, p_at);
  if not found then
    return null;
  end if;
  -- Locks the group, so that it does not go before the act is in it.
  select id into v_id from notifications where receiver_id = p_receiver and group_key = p_group for no key update;
  if not found then
    v_id := open_group(p_receiver, p_type, p_group, p_about, p_at, v_hearing.is_silent);
  end if;
  insert into notification_acts (notification_id, act_key, actor_id, xp, created_at)
  values (v_id, p_act, p_actor, coalesce((p_about ->> 'xp')::integer, 0), p_at)
  on conflict do nothing;
  if not found then
    return null;
  end if;
  if not v_hearing.is_silent then
    update notifications
    set is_read = false, grown_at = greatest(grown_at, p_at)
    where id = v_id and (is_read or grown_at < p_at);
    if v_hearing.has_pushes then
      perform enqueue_pushes(p_receiver, v_id);
    end if;
  end if;
  return json_build_object(
    'memberId', p_receiver, 'notificationId', v_id, 'type', p_type, 'isNew', not v_hearing.is_silent,
    'only', case when p_type = 'follow' then only_act(v_id, p_act, p_receiver, p_actor) end
  );
end $$;
