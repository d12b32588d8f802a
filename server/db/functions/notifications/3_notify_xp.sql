-- What a payment of the last 24 hours brought its member, given the key of its transfer: with the
-- crown's bonus. 0 when there was none. Sees what the statement that asks has paid.
create or replace function xp_received(p_key text, p_at timestamptz) returns integer language plpgsql as $$
begin
  return (
    select coalesce(sum(e.amount), 0)::integer
    from unnest(array[p_key, 'crown_bonus:' || p_key]) as key
    cross join lateral xp_transfer_of(key) as t
    join xp_entries e on e.transfer_id = t.id and e.amount > 0
    where t.created_at > p_at - interval '24 hours'
  );
end $$;

-- Notifies a member of XP that they received from others or from the product, given the key of its
-- transfer. A day and a reason are one group; the crown's bonus is included. Returns null when the
-- transfer does not exist, and for reposts and streaks, which are not notified of by themselves
-- (notifications.6): processes of the release of 2026-11-26 still ask for them.
create or replace function notify_xp(p_key text) returns json language plpgsql as $$
declare
  v record;
begin
  select t.reason, t.created_at, e.account_id
  into v
  from xp_transfer_of(p_key) t
  join xp_entries e on e.transfer_id = t.id and e.amount > 0
  where t.reason not in ('repost_received', 'streak');
  if not found then
    return null;
  end if;
  return notify_member(
    v.account_id, 'xp', null, 'xp:' || v.reason || ':' || (v.created_at at time zone 'UTC')::date, p_key,
    v.created_at, jsonb_build_object('xp', xp_received(p_key, v.created_at), 'reason', v.reason)
  );
end $$;

-- Makes one notification of a repost and its XP, and removes those of the streak (notifications.6),
-- which a process of the previous release wrote. Waits for no lock: what another statement holds
-- stays. A release after this one drops it.
create or replace function merge_xp_notices(p_member uuid) returns void language plpgsql as $$
declare
  v_ids uuid[] := array(
    select id
    from notifications
    where receiver_id = p_member and type = 'xp' and reason in ('repost_received', 'streak')
    for update skip locked
  );
begin
  if cardinality(v_ids) = 0 then
    return;
  end if;
  with reposts as materialized (
    select act.notification_id, act.act_key, paid.xp
    from notification_acts paid
    join notifications repost on repost.receiver_id = p_member
      and repost.group_key = 'repost:' || split_part(paid.act_key, ':', 3) || ':' || split_part(paid.act_key, ':', 4)
    join notification_acts act on act.notification_id = repost.id and act.act_key = split_part(paid.act_key, ':', 4)
    where paid.notification_id = any(v_ids)
    for update of act skip locked
  )
  update notification_acts act
  set xp = reposts.xp
  from reposts
  where act.notification_id = reposts.notification_id and act.act_key = reposts.act_key;
  delete from notifications where id = any(v_ids);
end $$;
