-- Settles a crown with what the provider says of its subscription (badges.6): the one way a crown is granted, renewed,
-- upgraded and ended, any number of times, in any order. p_number is of payment_readings; a reading begun before the newest
-- one known changes nothing. p_ends_at: when the crown ends as things are, null for one that was never paid. p_texts: what the
-- member is told, by what happened. Returns {memberId, problem, happened, notified}; with a problem nothing was changed, and
-- hasLeft says whether it is that the account of a member of ours is gone.
create or replace function settle_crown(
  p_number bigint,
  p_subscription jsonb,
  p_ends_at timestamptz,
  p_texts jsonb,
  p_at timestamptz
) returns json language plpgsql as $$
declare
  v_id text := p_subscription ->> 'subscriptionId';
  v_member uuid;
  v_order orders;
  v_before crown_subscriptions;
  v_now crown_subscriptions;
  v_problem text;
  v_crown text;
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
  select * into v_before from crown_subscriptions where subscription_id = v_id;
  if v_before.reading > p_number then
    return json_build_object('memberId', v_member, 'problem', null, 'happened', '{}'::text[], 'notified', null);
  end if;
  insert into crown_subscriptions (
    subscription_id, member_id, badge_type, is_live, status, paid_until, cancels_at_period_end, reading, created_at
  )
  values (
    v_id,
    v_member,
    p_subscription ->> 'badgeType',
    v_order.is_live,
    p_subscription ->> 'status',
    (p_subscription ->> 'paidUntil')::timestamptz,
    (p_subscription ->> 'cancelsAtPeriodEnd')::boolean,
    p_number,
    p_at
  )
  on conflict (subscription_id) do update
  set
    badge_type = excluded.badge_type,
    status = excluded.status,
    paid_until = excluded.paid_until,
    cancels_at_period_end = excluded.cancels_at_period_end,
    reading = excluded.reading
  returning * into v_now;
  perform keep_invoices(v_order, p_number, p_subscription);
  v_crown := set_crown(v_now, p_ends_at, p_at);
  v_happened := array_remove(
    array[
      case when v_before.badge_type <> v_now.badge_type then 'changed' end,
      case
        when v_before.status <> 'past_due' and v_now.status = 'past_due' and v_crown is null then 'past_due'
      end,
      case
        when v_before.paid_until < v_now.paid_until and v_now.status = 'active' and v_crown is null then 'renewed'
      end,
      case when v_now.status <> 'ended' then
        case
          when not v_before.cancels_at_period_end and v_now.cancels_at_period_end then 'cancelled'
          when v_before.cancels_at_period_end and not v_now.cancels_at_period_end then 'resumed'
        end
      end,
      v_crown
    ],
    null
  );
  return json_build_object(
    'memberId', v_member,
    'problem', null,
    'happened', v_happened,
    'notified', (
      select json_agg(
        notify_member(
          v_member, 'payment', null, 'crown:' || v_id || ':' || what || ':' || p_number, null, null, 'payment', p_at,
          p_message := p_texts ->> what
        )
      )
      from unnest(v_happened) as what
      where p_texts ? what
    )
  );
end $$;

-- Why a subscription does not fit the order it names, for the operator (shop.2); null when it fits.
create or replace function crown_problem(o orders, s jsonb) returns text language sql stable as $$
  select case
    when o.id is null or o.kind <> 'crown' then 'No order of ours'
    when o.member_id is null then 'Its member left'
    when s ->> 'memberId' is distinct from o.member_id::text then 'It names another member'
    when (s ->> 'isLive')::boolean <> o.is_live then 'Live and test mode differ'
    when o.subscription_id <> s ->> 'subscriptionId' then 'The order has another subscription'
    when s ->> 'badgeType' is null then 'Its price is none of ours'
    when o.subscription_id is null and jsonb_array_length(s -> 'invoices') > 0 and not exists (
      select from jsonb_array_elements(s -> 'invoices') i where (i ->> 'isFirst')::boolean
    ) then 'Its first payment is missing'
    else (
      select case
        when i ->> 'currency' <> o.currency then 'The currency is ' || (i ->> 'currency')
        else 'The amount is ' || (i ->> 'cents') || ' cents'
      end
      from jsonb_array_elements(s -> 'invoices') i
      where i ->> 'currency' <> o.currency
        or (i ->> 'isFirst')::boolean and (i ->> 'cents')::bigint <> o.cents
        -- More than an order's integer holds.
        or (i ->> 'cents')::bigint > 2147483647
      limit 1
    )
  end
$$;

-- Keeps the paid invoices: the first one in its order, each later one as an order of its own.
create or replace function keep_invoices(o orders, p_number bigint, s jsonb) returns void language sql as $$
  with invoices as (
    select
      i ->> 'newId' as new_id,
      (i ->> 'isFirst')::boolean as is_first,
      i ->> 'invoiceId' as invoice_id,
      i ->> 'intentId' as intent_id,
      (i ->> 'cents')::integer as cents,
      i ->> 'currency' as currency,
      least((i ->> 'refundedCents')::bigint, (i ->> 'cents')::integer) as refunded_cents,
      i ->> 'dispute' as dispute,
      i ->> 'receiptUrl' as receipt_url,
      (i ->> 'paidAt')::timestamptz as paid_at,
      case
        when i ->> 'dispute' in ('open', 'lost') then 'disputed'
        when (i ->> 'refundedCents')::bigint >= (i ->> 'cents')::integer then 'refunded'
        when (i ->> 'refundedCents')::bigint > 0 then 'partly_refunded'
        else 'paid'
      end as state
    from jsonb_array_elements(s -> 'invoices') i
  ), first as (
    update orders
    set
      subscription_id = s ->> 'subscriptionId',
      invoice_id = invoices.invoice_id,
      intent_id = coalesce(invoices.intent_id, orders.intent_id),
      state = invoices.state,
      refunded_cents = invoices.refunded_cents,
      dispute = invoices.dispute,
      receipt_url = coalesce(invoices.receipt_url, orders.receipt_url),
      paid_at = coalesce(orders.paid_at, invoices.paid_at),
      reading = p_number
    from invoices
    where orders.id = o.id
      and is_first
  )
  insert into orders as renewal (
    id, member_id, kind, product, cents, currency, xp_amount, is_live, state, subscription_id, invoice_id, intent_id,
    receipt_url, refunded_cents, dispute, reading, created_at, paid_at
  )
  select
    new_id::uuid, o.member_id, 'crown_renewal', s ->> 'badgeType', cents, currency, 0, o.is_live, state,
    s ->> 'subscriptionId', invoice_id, intent_id, receipt_url, refunded_cents, dispute, p_number, paid_at, paid_at
  from invoices
  where not is_first
  order by paid_at
  on conflict (invoice_id) do update
  set
    state = excluded.state,
    receipt_url = coalesce(excluded.receipt_url, renewal.receipt_url),
    refunded_cents = excluded.refunded_cents,
    dispute = excluded.dispute,
    reading = excluded.reading
$$;

-- Lets a subscription's crown last until p_ends_at, for a member whose badges are locked. Owned anew, it is active when no
-- other is (badges.5). Returns 'granted', 'ended' or null.
create or replace function set_crown(s crown_subscriptions, p_ends_at timestamptz, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_badge member_badges;
  v_is_owned boolean := coalesce(p_ends_at > p_at, false);
begin
  select * into v_badge from member_badges where stripe_subscription_id = s.subscription_id;
  if not found then
    if not v_is_owned then
      return null;
    end if;
    insert into member_badges (id, member_id, badge_type, is_active, expires_at, stripe_subscription_id, created_at)
    values (
      gen_random_uuid(), s.member_id, s.badge_type, not has_active_badge(s.member_id), p_ends_at, s.subscription_id, p_at
    );
    return 'granted';
  end if;
  update member_badges
  set
    badge_type = s.badge_type,
    -- One that has ended keeps the moment at which it did.
    expires_at = case when v_is_owned then p_ends_at else least(expires_at, p_at) end,
    is_active = is_active and v_is_owned,
    lapsed_at = case when not v_is_owned then coalesce(lapsed_at, p_at) end
  where id = v_badge.id;
  if not v_is_owned then
    perform reset_lapsed_filter(s.member_id, p_at);
    return case when v_badge.lapsed_at is null then 'ended' end;
  end if;
  if v_badge.expires_at <= p_at then
    update member_badges
    set is_active = not is_deactivated and not has_active_badge(s.member_id)
    where id = v_badge.id;
    return 'granted';
  end if;
  return null;
end $$;

create or replace function uuid_or_null(p_text text) returns uuid language sql immutable as $$
  select case
    when p_text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_text::uuid
  end
$$;
