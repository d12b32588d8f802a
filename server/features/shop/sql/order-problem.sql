-- Why a reading of the provider does not fit our order, for the operator (shop.2); null when it
-- fits.
create or replace function order_problem(o orders, r jsonb) returns text language sql immutable as $$
  select case
    when o.member_id is null and r ->> 'status' = 'paid' then 'Its member left'
    when r ->> 'orderId' is distinct from o.id::text then 'It names another order'
    when o.member_id is not null and r ->> 'memberId' is distinct from o.member_id::text then 'It names another member'
    when (r ->> 'isLive')::boolean <> o.is_live then 'Live and test mode differ'
    when r ->> 'currency' <> o.currency then 'The currency is ' || (r ->> 'currency')
    when (r ->> 'cents')::bigint <> o.cents then 'The amount is ' || (r ->> 'cents') || ' cents'
    when o.session_id <> r ->> 'sessionId' or o.session_id is not null and r ->> 'sessionId' is null
      or o.intent_id <> r ->> 'intentId'
      then 'The order is paid another way'
    when o.kind in ('crown', 'crown_renewal', 'crown_upgrade') and r ->> 'status' = 'paid' then 'It has no subscription'
    when o.paid_at is not null and r ->> 'status' <> 'paid' then 'It was paid and is ' || (r ->> 'status') || ' now'
  end
$$;

create or replace function order_state(o orders) returns text language sql immutable as $$
  select payment_state(o.dispute, o.refunded_cents, o.cents)
$$;
