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

create or replace function uuid_or_null(p_text text) returns uuid language sql immutable as $$
  select case
    when p_text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_text::uuid
  end
$$;
