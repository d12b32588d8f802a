-- Writes the marks of several members to one group of the receiver: notify_member for all of them
-- at once. p_about: {receiver, type, group, post, comment}; p_actors: each member once; p_ats:
-- when. Returns what came of each, as notify_member does, of those who notified.
create or replace function notify_of_marks(p_about jsonb, p_actors uuid[], p_ats timestamptz[])
returns table (actor uuid, notified json) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_receiver uuid := p_about ->> 'receiver';
  v_type text := p_about ->> 'type';
  v_group text := p_about ->> 'group';
  v_id uuid;
  v_heard uuid[];
  v_silent uuid[];
  v_alerting uuid[];
  v_latest timestamptz;
  v_has_pushes boolean;
begin
  select array_agg(mark.actor), coalesce(array_agg(mark.actor) filter (where hearing.is_silent), '{}'), bool_or(hearing.has_pushes)
  into v_heard, v_silent, v_has_pushes
  from unnest(p_actors, p_ats) as mark (actor, at)
  cross join lateral hearing_of(v_receiver, v_type, mark.actor, v_group, mark.at) as hearing
  where mark.actor <> v_receiver;
  if v_heard is null then
    return;
  end if;
  -- Locks the group, so that it does not go before the acts are in it.
  select id into v_id from notifications where receiver_id = v_receiver and group_key = v_group for no key update;
  if not found then
    v_id := open_group(
      v_receiver, v_type, v_group, p_about, (select max(at) from unnest(p_ats) as at),
      cardinality(v_heard) = cardinality(v_silent)
    );
  end if;
  with added as (
    insert into notification_acts (notification_id, act_key, actor_id, created_at)
    select v_id, mark.actor::text, mark.actor, mark.at
    from unnest(p_actors, p_ats) as mark (actor, at)
    where mark.actor = any(v_heard)
    on conflict do nothing
    returning actor_id, created_at
  )
  select
    array_agg(actor_id), coalesce(array_agg(actor_id) filter (where actor_id <> all(v_silent)), '{}'),
    max(created_at) filter (where actor_id <> all(v_silent))
  into v_heard, v_alerting, v_latest
  from added;
  update notifications
  set is_read = false, grown_at = greatest(grown_at, v_latest)
  where id = v_id and v_latest is not null and (is_read or grown_at < v_latest);
  if v_has_pushes and v_latest is not null then
    perform enqueue_pushes(v_receiver, v_id);
  end if;
  return query
    select
      heard,
      json_build_object(
        'memberId', v_receiver, 'notificationId', v_id, 'type', v_type, 'isNew', heard = any(v_alerting), 'only', null
      )
    from unnest(v_heard) as heard;
end $$;

-- Pays marks of several members on one target, and notifies its owner of them: in this order, since
-- members are locked before notifications. p_pay: see xp_pay_marks; p_about: see notify_of_marks,
-- null: nobody hears of them. Returns {xp, notified} of each.
create or replace function record_marks(p_pay jsonb, p_about jsonb, p_actors uuid[], p_ats timestamptz[])
returns table (actor uuid, recorded json) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_paid jsonb;
  v_notified jsonb := '{}';
begin
  perform lock_members(p_actors || (p_pay ->> 'owner')::uuid);
  select coalesce(jsonb_object_agg(own.actor, own.paid), '{}') into v_paid from xp_pay_marks(p_pay, p_actors, p_ats) as own;
  if p_about is not null then
    select coalesce(jsonb_object_agg(own.actor, own.notified), '{}')
    into v_notified
    from notify_of_marks(p_about, p_actors, p_ats) as own;
  end if;
  return query
    select
      mark,
      json_build_object(
        'xp', v_paid -> mark::text,
        'notified', case when p_about is not null then json_build_array(v_notified -> mark::text) end
      )
    from unnest(p_actors) as mark;
end $$;
