-- Why a reading of the provider does not fit our order, for the operator (shop.2); null when it fits.
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
    when o.kind in ('crown', 'crown_renewal') and r ->> 'status' = 'paid' then 'It has no subscription'
    when o.paid_at is not null and r ->> 'status' <> 'paid' then 'It was paid and is ' || (r ->> 'status') || ' now'
  end
$$;

create or replace function order_state(o orders) returns text language sql immutable as $$
  select payment_state(o.dispute, o.refunded_cents, o.cents)
$$;

-- Settles an order with what the provider says of it: the one way an order changes after it was placed, any number of times, in
-- any order. p_number is of payment_readings; a reading begun before the newest one known changes nothing. Returns
-- {memberId, was, state, xp, notified, problem}: xp as xp_after returns it; with a problem nothing was changed. Null: no such order.
create or replace function settle_order(p_order uuid, p_number bigint, p_reading jsonb, p_at timestamptz)
returns json language plpgsql as $$
declare
  o orders;
  v_member uuid;
  v_was text;
  v_problem text;
  v_moved integer := 0;
  v_notified json[] := '{}';
begin
  select member_id into v_member from orders where id = p_order;
  perform from members where id = v_member for no key update;
  select * into o from orders where id = p_order for no key update;
  if not found then
    return null;
  end if;
  v_was := o.state;
  v_problem := case when p_number >= o.reading then order_problem(o, p_reading) end;
  if v_problem is null and p_number >= o.reading then
    o.reading := p_number;
    o.intent_id := coalesce(o.intent_id, p_reading ->> 'intentId');
    o.session_id := coalesce(o.session_id, p_reading ->> 'sessionId');
    o.receipt_url := coalesce(p_reading ->> 'receiptUrl', o.receipt_url);
    o.refunded_cents := least((p_reading ->> 'refundedCents')::bigint, o.cents);
    o.dispute := p_reading ->> 'dispute';
    if p_reading ->> 'status' = 'paid' then
      o.paid_at := coalesce(o.paid_at, p_at);
      o.state := order_state(o);
      select * into v_moved, v_notified from move_order_xp(o, p_at);
      o.reversed_xp := reversed_part(o);
    elsif o.state <> 'cancelled' then
      o.state := case p_reading ->> 'status'
        when 'cancelled' then 'cancelled'
        when 'failed' then 'failed'
        else 'pending'
      end;
    end if;
    update orders
    set
      reading = o.reading,
      intent_id = o.intent_id,
      session_id = o.session_id,
      receipt_url = o.receipt_url,
      refunded_cents = o.refunded_cents,
      dispute = o.dispute,
      paid_at = o.paid_at,
      state = o.state,
      reversed_xp = o.reversed_xp
    where id = p_order;
  end if;
  return json_build_object(
    'memberId', v_member,
    'was', v_was,
    'state', o.state,
    'xp', xp_after(v_member, v_moved),
    'notified', array_to_json(v_notified),
    'problem', v_problem
  );
end $$;

-- The XP of an order that refunds and disputes reverse: all of it while a dispute is open or when it was lost, else the part
-- that was refunded, rounded down.
create or replace function reversed_part(o orders) returns integer language sql immutable as $$
  select case
    when o.dispute in ('open', 'lost') then o.xp_amount
    else (o.xp_amount::bigint * least(o.refunded_cents, o.cents) / o.cents)::integer
  end
$$;

-- Moves the XP of a paid order under the lock of its member: grants it once, and reverses or restores what changed since
-- (o.reversed_xp is what was reversed so far). Returns how much moved, and the notifications.
create or replace function move_order_xp(o orders, p_at timestamptz, out moved integer, out notified json[])
language plpgsql as $$
declare
  v_change integer := reversed_part(o) - o.reversed_xp;
  v_key text := o.id || ':' || o.reading;
  v_part integer;
begin
  moved := xp_credit(
    'purchase:' || o.id, xp_account('purchases'), o.member_id, o.xp_amount, 'purchase', o.id::text, p_at
  );
  if moved > 0 then
    notified := notified || payment_notice(o, 'paid', shown_xp(moved) || ' XP added', moved, p_at);
  end if;
  if v_change > 0 then
    v_part := take_or_owe(o.member_id, o.id, v_change, 'purchase_reversed:' || v_key, p_at);
    notified := notified || payment_notice(
      o,
      'reversed:' || o.reading,
      case when o.dispute in ('open', 'lost') then 'Payment disputed: ' else 'Payment refunded: ' end
        || shown_xp(v_part) || ' XP taken back'
        || case when v_part < v_change then ', ' || shown_xp(v_change - v_part) || ' XP owed' else '' end,
      v_part,
      p_at
    );
    moved := moved + v_part;
  elsif v_change < 0 then
    v_part := waive_or_restore(o.member_id, o.id, -v_change, 'purchase_restored:' || v_key, p_at);
    notified := notified || payment_notice(
      o,
      'restored:' || o.reading,
      case when o.dispute = 'won' then 'Dispute decided for you: ' else 'The refund failed: ' end
        || shown_xp(-v_change) || ' XP are yours again',
      v_part,
      p_at
    );
    moved := moved + v_part;
  end if;
end $$;

create or replace function payment_notice(o orders, p_what text, p_message text, p_xp integer, p_at timestamptz)
returns json language sql as $$
  select notify_member(
    o.member_id, 'payment', null, 'payment:' || o.id || ':' || p_what, 'payment', p_at,
    jsonb_build_object('xp', p_xp, 'message', p_message)
  )
$$;

-- As the screens show it, with separators.
create or replace function shown_xp(p_xp integer) returns text language sql immutable as $$
  select to_char(p_xp, 'FM999,999,999,990')
$$;
