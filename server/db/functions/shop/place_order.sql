-- What a member spent or is about to spend in the UTC month of p_at, in cents: paid orders, less
-- refunds, and open ones.
create or replace function spent_cents(p_member uuid, p_at timestamptz) returns integer language sql stable as $$
  select coalesce(sum(cents - refunded_cents), 0)::integer
  from orders
  where member_id = p_member
    and state <> 'cancelled'
    and coalesce(paid_at, p_at) >= date_trunc('month', p_at, 'UTC')
$$;

-- Why a member does not want to spend so much now (shop.6): {outcome: 'paused'}, or {outcome:
-- 'limit'} with the cents that are spent and the limit in dollars; null when they do.
create or replace function refusal_to_spend(p_member members, p_cents integer, p_at timestamptz) returns json
language plpgsql stable as $$
declare
  v_spent integer;
begin
  if p_member.purchases_paused then
    return json_build_object('outcome', 'paused');
  end if;
  v_spent := spent_cents(p_member.id, p_at);
  if v_spent + p_cents > p_member.monthly_spending_limit * 100 then
    return json_build_object('outcome', 'limit', 'spentCents', v_spent, 'limit', p_member.monthly_spending_limit);
  end if;
  return null;
end $$;

-- Places this order, or finds the open one of the same kind where a member has one at most. Returns
-- {outcome, orderId}: 'placed'; 'open' with an earlier order; 'closed': the same call was made
-- before, and its order is paid or cancelled; or a refusal_to_spend.
create or replace function place_order(o orders) returns json language plpgsql as $$
declare
  v_member members;
  v_refusal json;
  v_open uuid;
begin
  select * into v_member from members where id = o.member_id for no key update;
  v_refusal := refusal_to_spend(v_member, o.cents, o.created_at);
  if v_refusal ->> 'outcome' = 'paused' then
    return v_refusal;
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
  if v_refusal is not null then
    return v_refusal;
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
