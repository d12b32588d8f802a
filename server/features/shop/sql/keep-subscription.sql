-- The readings of subscriptions that the shop keeps, for a member whose badges are locked.

-- Keeps a reading of it. Returns the row as it is now.
create or replace function keep_subscription(o orders, p_number bigint, s jsonb, p_at timestamptz)
returns crown_subscriptions language sql as $$
  insert into crown_subscriptions (
    subscription_id, member_id, badge_type, is_live, status, paid_until, cancels_at_period_end, reading, created_at
  )
  values (
    s ->> 'subscriptionId',
    o.member_id,
    s ->> 'badgeType',
    o.is_live,
    s ->> 'status',
    (s ->> 'paidUntil')::timestamptz,
    (s ->> 'cancelsAtPeriodEnd')::boolean,
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
  returning *
$$;

-- Keeps the paid invoices: the first one in its order, each later one as an order of its own.
create or replace function keep_invoices(o orders, p_number bigint, s jsonb) returns void language sql as $$
  with invoices as (
    select
      i ->> 'newId' as new_id,
      (i ->> 'isFirst')::boolean as is_first,
      case when (i ->> 'isUpgrade')::boolean then 'crown_upgrade' else 'crown_renewal' end as kind,
      i ->> 'invoiceId' as invoice_id,
      i ->> 'intentId' as intent_id,
      (i ->> 'cents')::integer as cents,
      i ->> 'currency' as currency,
      least((i ->> 'refundedCents')::bigint, (i ->> 'cents')::integer) as refunded_cents,
      i ->> 'dispute' as dispute,
      i ->> 'receiptUrl' as receipt_url,
      (i ->> 'paidAt')::timestamptz as paid_at,
      payment_state(i ->> 'dispute', (i ->> 'refundedCents')::bigint, (i ->> 'cents')::integer) as state
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
    new_id::uuid, o.member_id, kind, s ->> 'badgeType', cents, currency, 0, o.is_live, state,
    s ->> 'subscriptionId', invoice_id, intent_id, receipt_url, refunded_cents, dispute, p_number, paid_at, paid_at
  from invoices
  where not is_first
  order by paid_at
  on conflict (invoice_id) do update
  set
    -- Releases before it kept upgrades as renewals.
    kind = case when excluded.kind = 'crown_upgrade' then excluded.kind else renewal.kind end,
    state = excluded.state,
    receipt_url = coalesce(excluded.receipt_url, renewal.receipt_url),
    refunded_cents = excluded.refunded_cents,
    dispute = excluded.dispute,
    reading = excluded.reading
$$;
