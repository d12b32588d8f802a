-- Takes an act out of a group again, and keeps that it has alerted. Returns the same as
-- notify_member, with isNew false; null when it was not there. `isGone`: no follow is left of a
-- group. Who follows or ends that locks the receiver, so nobody follows meanwhile.
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

-- The notifications that are deleted with a post, as withdraw_notice returns them; null for none.
-- Volatile, so that it sees those of a statement for which the deletion waited.
create or replace function notices_gone_with(p_post uuid) returns json language plpgsql volatile as $$
begin
  return (select json_agg(withdrawn_notice(receiver_id, id, type)) from notifications where post_id = p_post);
end $$;
