-- Settles an order with what the provider says of it: the one way an order changes after it was
-- placed, any number of times, in any order. p_number is of payment_readings; a reading begun
-- before the newest one known changes nothing. Returns {memberId, was, state, xp, notified,
-- problem}: xp as xp_after returns it; with a problem nothing was changed. Null: no such order.
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
    o.awaits_bank := p_reading ->> 'status' = 'processing';
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
      awaits_bank = o.awaits_bank,
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
