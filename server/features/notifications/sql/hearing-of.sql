-- The part of an act that is the same when it is done again: a follow without its day.
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
