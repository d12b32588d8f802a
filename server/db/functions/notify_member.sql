-- Notifications are written in the statement of the act (notifications.1). Every statement inside sees what the act has just
-- written, and locks one group at a time, after posts, comments and members.

-- Writes an act of p_actor (null: the product's own) to the receiver's group of that key, once by p_act. Returns what came of
-- it as {memberId, notificationId, type, isNew, only}; null when there is no notification: for one's own act, across a block or mute,
-- for a type that the receiver turned off, for bots and deleted accounts, and for an act that is already there. `only`: see `only_act`.
-- `isNew` is false when the act may not alert, since it did so within 24 hours and was withdrawn (notifications.5).
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
  -- Looked up first: starting to add jobs costs a quarter of all this, also where there is no browser to push to.
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

-- Opens a group, or locks the one that came meanwhile, and returns its id.
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

-- What a row that shows nothing but its acts comes to when p_act is the only one, with what decides whether it alerts the receiver;
-- else null. So its frame needs no read: the caller has seen that the receiver may hear of the actor, and holds the group.
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

-- What of an act is the same when it is done again: a follow without its day.
create or replace function alerted_act(p_group text) returns text language sql immutable as $$
  select case when p_group like 'follow:%' then 'follow' else p_group end
$$;

-- Takes an act out of a group again, and keeps that it has alerted. Returns the same as notify_member, with isNew false; null when it was not
-- there. `isGone`: no follow is left of a group. Who follows or ends that locks the receiver, so nobody follows meanwhile.
create or replace function withdraw_notice(p_receiver uuid, p_group text, p_act text) returns json
language plpgsql as $$
declare
  v record;
  v_actor uuid;
  v_at timestamptz;
begin
  select * into v from notifications where receiver_id = p_receiver and group_key = p_group;
  delete from notification_acts where notification_id = v.id and act_key = p_act returning actor_id, created_at into v_actor, v_at;
  if not found then
    return null;
  end if;
  -- One that did not alert leaves the time of the one that did.
  insert into withdrawn_alerts as earlier (receiver_id, actor_id, act, alerted_at)
  select p_receiver, v_actor, alerted_act(p_group), v_at
  where v_actor is not null
  on conflict (receiver_id, actor_id, act) do update
  set alerted_at = excluded.alerted_at
  where earlier.alerted_at <= excluded.alerted_at - interval '24 hours';
  return json_build_object(
    'memberId', v.receiver_id, 'notificationId', v.id, 'type', v.type, 'isNew', false,
    'isGone', v.type = 'follow' and not exists (select from notification_acts where notification_id = v.id)
  );
end $$;

create or replace function withdrawn_notice(p_receiver uuid, p_id uuid, p_type text) returns json language sql stable as $$
  select json_build_object('memberId', p_receiver, 'notificationId', p_id, 'type', p_type, 'isNew', false)
$$;

-- Notifies a member of XP that they received from others or from the product, given the key of its transfer. A day and a reason
-- are one group; the crown's bonus is included. Returns null when the transfer does not exist.
create or replace function notify_xp(p_key text) returns json language plpgsql as $$
declare
  v record;
begin
  select t.reason, t.created_at, e.account_id, sum(all_of_it.amount)::integer as xp
  into v
  from xp_transfers t
  join xp_entries e on e.transfer_id = t.id and e.amount > 0
  join xp_transfers paid on paid.idempotency_key in (p_key, 'crown_bonus:' || p_key)
  join xp_entries all_of_it on all_of_it.transfer_id = paid.id and all_of_it.account_id = e.account_id
  where t.idempotency_key = p_key
  group by t.reason, t.created_at, e.account_id;
  if not found then
    return null;
  end if;
  return notify_member(
    v.account_id, 'xp', null, 'xp:' || v.reason || ':' || (v.created_at at time zone 'UTC')::date, null, null, p_key,
    v.created_at, v.xp, v.reason
  );
end $$;
