-- Settles a crown with what the provider says of its subscription (badges.6): the one way a crown
-- is granted, renewed, upgraded and ended, any number of times, in any order. p_number is of
-- payment_readings; a reading begun before the newest one known changes nothing. p_ends_at: when
-- the crown ends as things are, null for one that was never paid. p_texts: what the member is told,
-- by what happened. Returns {memberId, problem, happened, notified}; with a problem nothing was
-- changed, and hasLeft says whether it is that the account of a member of ours is gone.
create or replace function settle_crown(
  p_number bigint,
  p_subscription jsonb,
  p_ends_at timestamptz,
  p_texts jsonb,
  p_at timestamptz
) returns json language plpgsql as $$
declare
  v_member uuid;
  v_order orders;
  v_before crown_subscriptions;
  v_now crown_subscriptions;
  v_problem text;
  v_happened text[];
begin
  select member_id into v_member from orders where id = uuid_or_null(p_subscription ->> 'orderId');
  perform lock_badges(v_member, p_at);
  select * into v_order from orders where id = uuid_or_null(p_subscription ->> 'orderId') for no key update;
  v_problem := crown_problem(v_order, p_subscription);
  if v_problem is not null then
    return json_build_object(
      'memberId', v_member,
      'problem', v_problem,
      'hasLeft', v_order.kind = 'crown' and v_order.member_id is null,
      'happened', '{}'::text[],
      'notified', null
    );
  end if;
  select * into v_before from crown_subscriptions where subscription_id = p_subscription ->> 'subscriptionId';
  if v_before.reading > p_number then
    return json_build_object('memberId', v_member, 'problem', null, 'happened', '{}'::text[], 'notified', null);
  end if;
  v_now := keep_subscription(v_order, p_number, p_subscription, p_at);
  perform keep_invoices(v_order, p_number, p_subscription);
  v_happened := crown_events(v_before, v_now, set_crown(v_now, p_ends_at, p_at));
  return json_build_object(
    'memberId', v_member,
    'problem', null,
    'happened', v_happened,
    'notified', notify_of_crown(v_now, v_happened, p_texts, p_at)
  );
end $$;

-- The news for the member, by two readings of a subscription that follow each other, the first
-- one's null when it is new, and what became of the crown (`set_crown`).
create or replace function crown_events(p_before crown_subscriptions, p_now crown_subscriptions, p_crown text)
returns text[] language sql immutable as $$
  select array_remove(
    array[
      case when p_before.badge_type <> p_now.badge_type then 'changed' end,
      case
        when p_before.status <> 'past_due' and p_now.status = 'past_due' and p_crown is null then 'past_due'
      end,
      case
        when p_before.paid_until < p_now.paid_until and p_now.status = 'active' and p_crown is null then 'renewed'
      end,
      -- An upgrade lets a cancelled one go on, and says so itself; of what a suspension stops its
      -- mails tell (badges.10).
      case
        when p_now.status <> 'ended'
          and p_before.badge_type = p_now.badge_type
          and p_now.renewal_stopped_at is null
        then
        case
          when not p_before.cancels_at_period_end and p_now.cancels_at_period_end then 'cancelled'
          when p_before.cancels_at_period_end and not p_now.cancels_at_period_end then 'resumed'
        end
      end,
      p_crown
    ],
    null
  )
$$;

-- Notifies the member of what happened to a crown, in the words given for it. Returns an array of
-- `Notified`; null when there are words for nothing of it.
create or replace function notify_of_crown(
  s crown_subscriptions,
  p_happened text[],
  p_texts jsonb,
  p_at timestamptz
) returns json language plpgsql as $$
begin
  return (
    select json_agg(
      notify_member(
        s.member_id, 'payment', null, 'crown:' || s.subscription_id || ':' || what || ':' || s.reading, 'payment', p_at,
        jsonb_build_object('message', p_texts ->> what)
      )
    )
    from unnest(p_happened) as what
    where p_texts ? what
  );
end $$;
