-- What a member spent or is about to spend in the UTC month of p_at, in cents: paid orders, less refunds, and open ones.
create or replace function spent_cents(p_member uuid, p_at timestamptz) returns integer language sql stable as $$
  select coalesce(sum(cents - refunded_cents), 0)::integer
  from orders
  where member_id = p_member
    and state <> 'cancelled'
    and coalesce(paid_at, p_at) >= date_trunc('month', p_at, 'UTC')
$$;

-- Places this order, or finds the open one of the same kind where a member has one at most. Returns
-- {outcome, orderId}: 'placed'; 'open' with an earlier order; 'closed': the same call was made before, and
-- its order is paid or cancelled; 'paused'; 'limit' with the cents that are spent and the limit in dollars.
create or replace function place_order(o orders) returns json language plpgsql as $$
declare
  v_member members;
  v_open uuid;
  v_spent integer;
begin
  select * into v_member from members where id = o.member_id for no key update;
  if v_member.purchases_paused then
    return json_build_object('outcome', 'paused');
  end if;
  -- The same call again, or another order that is still open.
  select id into v_open
  from orders
  where member_id = o.member_id
    and state in ('pending', 'failed')
    and (id = o.id or kind = o.kind and kind in ('checkout', 'crown'));
  if v_open is not null then
    return json_build_object('outcome', 'open', 'orderId', v_open);
  end if;
  v_spent := spent_cents(o.member_id, o.created_at);
  if v_spent + o.cents > v_member.monthly_spending_limit * 100 then
    return json_build_object('outcome', 'limit', 'spentCents', v_spent, 'limit', v_member.monthly_spending_limit);
  end if;
  insert into orders (
    id, member_id, kind, product, cents, currency, xp_amount, is_live, state, way, created_at
  )
  values (
    o.id, o.member_id, o.kind, o.product, o.cents, o.currency, o.xp_amount, o.is_live, 'pending', o.way, o.created_at
  )
  -- Opened by an earlier attempt at the same call, which failed (see drop_order).
  on conflict (id) do update set state = 'pending'
  where orders.session_id is null and orders.intent_id is null and orders.state = 'cancelled';
  return json_build_object('outcome', case when found then 'placed' else 'closed' end, 'orderId', o.id);
end $$;
