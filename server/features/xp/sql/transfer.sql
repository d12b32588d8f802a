-- The one way XP moves. Returns how much moved now: 0 when the key was used before (nothing moves
-- twice), or when there was nothing to move. A member who has too little: SQLSTATE XP402.
create or replace function xp_move(
  p_key text,
  p_from uuid,
  p_to uuid,
  p_amount integer,
  p_reason text,
  p_reference text,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_balance integer;
  v_id uuid;
begin
  if p_key is null or p_amount is null or p_amount < 0 or p_from is null or p_to is null or p_from = p_to then
    raise exception 'not a transfer: % from % to %, key %', p_amount, p_from, p_to, p_key
      using errcode = 'invalid_parameter_value';
  end if;
  -- Members are locked before anything else, in the order of their ids: transfers wait for one
  -- another, never in a circle.
  perform from members where id in (p_from, p_to) order by id for no key update;
  if exists (select from xp_transfer_of(p_key)) then
    return 0;
  end if;
  select xp into v_balance from members where id = p_from;
  if found and v_balance < p_amount then
    raise exception 'not enough XP' using
      errcode = 'XP402',
      detail = json_build_object('needed', p_amount, 'balance', v_balance)::text;
  end if;
  if p_amount = 0 then
    return 0;
  end if;
  v_id := xp_transfer_id(p_at);
  insert into xp_transfers (id, idempotency_key, reason, reference, created_at)
  values (v_id, p_key, p_reason, p_reference, p_at);
  insert into xp_entries (transfer_id, account_id, amount)
  values (v_id, p_from, -p_amount), (v_id, p_to, p_amount);
  return p_amount;
end $$;

-- xp_move of all that a member has, when that is less than the amount.
create or replace function xp_move_at_most(
  p_key text,
  p_from uuid,
  p_to uuid,
  p_amount integer,
  p_reason text,
  p_reference text,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_balance integer;
begin
  -- Both, as xp_move locks them.
  perform from members where id in (p_from, p_to) order by id for no key update;
  select xp into v_balance from members where id = p_from;
  return xp_move(
    p_key, p_from, p_to, case when v_balance < p_amount then v_balance else p_amount end, p_reason, p_reference, p_at
  );
end $$;
