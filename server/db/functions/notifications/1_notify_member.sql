-- Notifications are written in the statement of the act (notifications.1). Every statement inside
-- sees what the act has just written, and locks one group at a time, after posts, comments and
-- members.

-- Writes an act of p_actor (null: the product's own) to the receiver's group of that key, once by
-- p_act. p_about: what is shown of it, {post, comment, xp, reason, message}. Returns what came of
-- it as {memberId, notificationId, type, isNew, only}; null when there is no notification: for
-- one's own act, for who hears nothing of it (`hearing_of`), and for an act that is already there.
-- `only`: see `only_act`. `isNew` is false when the act may not alert, since it did so within 24
-- hours and was withdrawn (notifications.5).
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
  if v_hearing.is_silent then
    return withdrawn_notice(p_receiver, v_id, p_type);
  end if;
  update notifications
  set is_read = false, grown_at = greatest(grown_at, p_at)
  where id = v_id and (is_read or grown_at < p_at);
  if v_hearing.has_pushes then
    perform enqueue_pushes(p_receiver, v_id);
  end if;
  return json_build_object(
    'memberId', p_receiver, 'notificationId', v_id, 'type', p_type, 'isNew', true,
    'only', case when p_type = 'follow' then only_act(v_id, p_act, p_receiver, p_actor) end
  );
end $$;

-- What of an act is the same when it is done again: a follow without its day.
create or replace function alerted_act(p_group text) returns text language sql immutable as $$
  select case when p_group like 'follow:%' then 'follow' else p_group end
$$;

-- How a member hears of an act: whether a browser gets pushes, and whether it stays silent. No row
-- where they hear nothing of it: across a block or mute, for a type that they turned off, and for
-- bots and deleted accounts. It becomes part of what asks. Pushes are looked up first: starting to
-- add jobs costs a quarter of a notification, also where there is no browser to push to.
create or replace function hearing_of(p_receiver uuid, p_type text, p_actor uuid, p_group text, p_at timestamptz)
returns table (has_pushes boolean, is_silent boolean) language sql stable as $$
  select
    exists (select from push_subscriptions where member_id = p_receiver),
    exists (
      select from withdrawn_alerts
      where receiver_id = p_receiver
        and actor_id = p_actor
        and act = alerted_act(p_group)
        and alerted_at > p_at - interval '24 hours'
    )
  from members m
  where m.id = p_receiver
    and not m.is_bot
    and m.left_at is null
    and not exists (select from notification_settings where member_id = p_receiver and types ->> p_type = 'off')
    and not exists (select from blocks_between(p_receiver, p_actor))
    and not exists (select from mute_in_force(p_receiver, p_actor, p_at))
$$;

-- Opens a group, or locks the one that came meanwhile, and returns its id.
create or replace function open_group(
  p_receiver uuid,
  p_type text,
  p_group text,
  p_about jsonb,
  p_at timestamptz,
  p_is_read boolean
) returns uuid language sql as $$
  -- The update changes nothing: it locks.
  insert into notifications as n (
    id, receiver_id, type, group_key, post_id, comment_id, reason, message, grown_at, is_read
  )
  values (
    gen_random_uuid(), p_receiver, p_type, p_group, (p_about ->> 'post')::uuid, (p_about ->> 'comment')::uuid,
    p_about ->> 'reason', p_about ->> 'message', p_at, p_is_read
  )
  on conflict (receiver_id, group_key) do update set group_key = n.group_key
  returning id
$$;

-- What a row that shows nothing but its acts comes to when p_act is the only one, with what decides
-- whether it alerts the receiver; else null. So its frame needs no read: the caller has seen that
-- the receiver may hear of the actor, and holds the group.
create or replace function only_act(p_id uuid, p_act text, p_receiver uuid, p_actor uuid) returns json language plpgsql as $$
begin
  if exists (select from notification_acts where notification_id = p_id and act_key <> p_act) then
    return null;
  end if;
  return (
    select json_build_object(
      'grownAt', n.grown_at,
      'actor', json_build_object(
        'id', actor.id, 'username', actor.username, 'displayName', actor.display_name,
        'profileImageUrl', actor.profile_image_url
      ),
      'settings', json_build_object(
        'types', coalesce(s.types, '{}'), 'quietHours', s.quiet_hours, 'pausedUntil', s.paused_until,
        'showsPreviews', coalesce(s.shows_previews, true), 'timeZone', receiver.time_zone
      )
    )
    from notifications n
    join members receiver on receiver.id = n.receiver_id
    join members actor on actor.id = p_actor
    left join notification_settings s on s.member_id = n.receiver_id
    where n.id = p_id
  );
end $$;
