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
