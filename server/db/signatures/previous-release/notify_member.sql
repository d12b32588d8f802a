-- As the release of 2026-11-26 had them: see "Old signatures" in server/db/README.md.

create or replace function notify_member(
  p_receiver uuid,
  p_type text,
  p_actor uuid,
  p_group text,
  p_post uuid,
  p_comment uuid,
  p_act text,
  p_at timestamptz,
  p_xp integer default 0,
  p_reason text default null,
  p_message text default null
) returns json language plpgsql as $$
declare
  v_id uuid;
  -- Looked up first: starting to add jobs costs a quarter of all this, also where there is no
  -- browser to push to.
  v_has_pushes boolean;
  v_is_silent boolean;
begin
  if p_receiver is null or p_receiver = p_actor then
    return null;
  end if;
  select
    exists (select from push_subscriptions where member_id = p_receiver),
    exists (
      select from withdrawn_alerts
      where receiver_id = p_receiver
        and actor_id = p_actor
        and act = alerted_act(p_group)
        and alerted_at > p_at - interval '24 hours'
    )
  into v_has_pushes, v_is_silent
  from members m
  where m.id = p_receiver
    and not m.is_bot
    and m.left_at is null
    and not exists (select from notification_settings where member_id = p_receiver and types ->> p_type = 'off')
    and (
      p_actor is null
      or not exists (select from blocks where blocker_id = p_receiver and blocked_id = p_actor)
      and not exists (select from blocks where blocker_id = p_actor and blocked_id = p_receiver)
      and not exists (
        select from mutes
        where muter_id = p_receiver and muted_id = p_actor and (ends_at is null or ends_at > p_at)
      )
    );
  if not found then
    return null;
  end if;
  -- Locks the group, so that it does not go before the act is in it.
  select id into v_id from notifications where receiver_id = p_receiver and group_key = p_group for no key update;
  if not found then
    v_id := open_group(p_receiver, p_type, p_group, p_post, p_comment, p_reason, p_message, p_at, v_is_silent);
  end if;
  insert into notification_acts (notification_id, act_key, actor_id, xp, created_at)
  values (v_id, p_act, p_actor, p_xp, p_at)
  on conflict do nothing;
  if not found then
    return null;
  end if;
  if v_is_silent then
    return withdrawn_notice(p_receiver, v_id, p_type);
  end if;
  update notifications
  set is_read = false, grown_at = greatest(grown_at, p_at)
  where id = v_id and (is_read or grown_at < p_at);
  if v_has_pushes then
    perform enqueue_pushes(p_receiver, v_id);
  end if;
  return json_build_object(
    'memberId', p_receiver, 'notificationId', v_id, 'type', p_type, 'isNew', true,
    'only', case when p_type = 'follow' then only_act(v_id, p_act, p_receiver, p_actor) end
  );
end $$;

create or replace function open_group(
  p_receiver uuid,
  p_type text,
  p_group text,
  p_post uuid,
  p_comment uuid,
  p_reason text,
  p_message text,
  p_at timestamptz,
  p_is_read boolean
) returns uuid language sql as $$
  -- The update changes nothing: it locks.
  insert into notifications as n (
    id, receiver_id, type, group_key, post_id, comment_id, reason, message, grown_at, is_read
  )
  values (gen_random_uuid(), p_receiver, p_type, p_group, p_post, p_comment, p_reason, p_message, p_at, p_is_read)
  on conflict (receiver_id, group_key) do update set group_key = n.group_key
  returning id
$$;
