-- The spending of a member in the UTC month of p_at, past and about to come, in cents: what is
-- paid, less refunds; what the bank has not confirmed yet; and what is ordered and unpaid.
create or replace function spending_of(
  p_member uuid,
  p_at timestamptz,
  out spent integer,
  out awaited integer,
  out unpaid integer
) language sql stable as $$
  select
    coalesce(sum(cents - refunded_cents) filter (where state not in ('pending', 'failed')), 0)::integer,
    coalesce(sum(cents) filter (where state = 'pending' and awaits_bank), 0)::integer,
    coalesce(sum(cents) filter (where state = 'failed' or state = 'pending' and not awaits_bank), 0)::integer
  from orders
  where member_id = p_member
    and state <> 'cancelled'
    and coalesce(paid_at, p_at) >= date_trunc('month', p_at, 'UTC')
$$;

-- The member's newest paid order of /checkout.
create or replace function last_paid_checkout(p_member uuid) returns uuid language sql stable as $$
  select id
  from orders
  where member_id = p_member
    and kind = 'checkout'
    and paid_at is not null
  order by paid_at desc, id desc
  limit 1
$$;

-- Why a member does not want to spend so much now (shop.6): {outcome: 'paused'}, or {outcome:
-- 'limit'} with the cents that are spent, those that wait for the bank, and the limit in dollars;
-- null when they do.
create or replace function refusal_to_spend(p_member members, p_cents integer, p_at timestamptz) returns json
language plpgsql stable as $$
declare
  v_spending record;
begin
  if p_member.purchases_paused then
    return json_build_object('outcome', 'paused');
  end if;
  select * into v_spending from spending_of(p_member.id, p_at);
  if v_spending.spent + v_spending.awaited + v_spending.unpaid + p_cents > p_member.monthly_spending_limit * 100 then
    return json_build_object(
      'outcome', 'limit',
      'spentCents', v_spending.spent,
      'awaitedCents', v_spending.awaited,
      'limit', p_member.monthly_spending_limit
    );
  end if;
  return null;
end $$;

-- Places this order, or finds the open one: of the same kind where a member has one at most, of a
-- pack the newest that no bank has yet to confirm. p_seen: the last_paid_checkout that the caller's
-- page showed, '' for none; null when it did not say. Returns {outcome, orderId}: 'placed'; 'open'
-- with an earlier order; 'bought': another page bought the same since; 'closed': the same call was
-- made before, and its order is paid or cancelled; or a refusal_to_spend.
create or replace function place_order(o orders, p_seen text) returns json language plpgsql as $$
declare
  v_member members;
  v_refusal json;
  v_open uuid;
  v_bought uuid;
begin
  select * into v_member from members where id = o.member_id for no key update;
  v_refusal := refusal_to_spend(v_member, o.cents, o.created_at);
  if v_refusal ->> 'outcome' = 'paused' then
    return v_refusal;
  end if;
  v_bought := last_paid_checkout(o.member_id);
  if o.kind = 'checkout' and p_seen is not null and v_bought is not null and v_bought::text <> p_seen then
    return json_build_object('outcome', 'bought', 'orderId', v_bought);
  end if;
  -- The same call again, or another order that is still open.
  select id into v_open
  from orders
  where member_id = o.member_id
    and state in ('pending', 'failed')
    and (
      id = o.id
      or kind = o.kind and kind in ('checkout', 'crown')
      or kind = o.kind and product = o.product and cents = o.cents and not awaits_bank
    )
  order by id = o.id desc, id desc
  limit 1;
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
