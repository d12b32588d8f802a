-- Gives back what a spending took, or p_amount of it (null: all of it), once. Returns
-- what was given back now.
create or replace function xp_refund(
  p_member uuid,
  p_spend_key text,
  p_amount integer,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_spent integer;
  v_reference text;
begin
  select -e.amount, t.reference
  into v_spent, v_reference
  from xp_transfer_of(p_spend_key) t
  join xp_entries e on e.transfer_id = t.id
  where e.account_id = p_member
    and e.amount < 0;
  if not found then
    return 0;
  end if;
  return xp_move(
    'refund:' || p_spend_key,
    xp_account('burned'),
    p_member,
    least(coalesce(p_amount, v_spent), v_spent),
    'refund',
    v_reference,
    p_at
  );
end $$;

-- Takes back what an act paid its actor, its bonus too, or what they have left of it (posts.23),
-- once. It goes where it came from, so neither lifetime XP nor standings have it any more
-- (xp_apply_entries, xp_count_activities). The act stays paid once, and counted in its day. Returns
-- what was taken now.
create or replace function xp_take_back_pay(
  p_kind text,
  p_actor uuid,
  p_target text,
  p_reason text,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_key text := p_kind || ':' || p_actor || ':' || p_target;
  v_paid integer;
begin
  select coalesce(sum(e.amount), 0)
  into v_paid
  from unnest(array[v_key, 'crown_bonus:' || v_key]) as paid (key)
  cross join lateral xp_transfer_of(paid.key) as t
  join xp_entries e on e.transfer_id = t.id
  where e.account_id = p_actor;
  return xp_move_at_most(
    p_reason || ':' || p_actor || ':' || p_target, p_actor, xp_account('minted'), v_paid, p_reason, p_target, p_at
  );
end $$;
