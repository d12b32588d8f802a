-- The XP of an order that refunds and disputes reverse: all of it while a dispute is open or when
-- it was lost, else the part that was refunded, rounded down.
create or replace function reversed_part(o orders) returns integer language sql immutable as $$
  select case
    when o.dispute in ('open', 'lost') then o.xp_amount
    else (o.xp_amount::bigint * least(o.refunded_cents, o.cents) / o.cents)::integer
  end
$$;

-- Moves the XP of a paid order under the lock of its member: grants it once, and reverses or
-- restores what changed since (o.reversed_xp is what was reversed so far). Returns how much moved,
-- and the notifications.
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
