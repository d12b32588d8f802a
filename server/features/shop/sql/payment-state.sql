-- The state of what was paid, by its dispute and what was refunded of it.
create or replace function payment_state(p_dispute text, p_refunded_cents bigint, p_cents integer) returns text
language sql immutable as $$
  select case
    when p_dispute in ('open', 'lost') then 'disputed'
    when p_refunded_cents >= p_cents then 'refunded'
    when p_refunded_cents > 0 then 'partly_refunded'
    else 'paid'
  end
$$;
