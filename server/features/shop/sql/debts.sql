-- Debts for reversed payments. They are settled in SQL, since whatever credits XP is one statement.
-- Locks of the shop: first the member, then their orders, then their debts. The member orders
-- everything.

-- Credits a member like xp_move, and settles what they owe (shop.3) from a purchase or gift.
-- Returns what was credited: 0 when the key was used before.
create or replace function xp_credit(
  p_key text,
  p_from uuid,
  p_member uuid,
  p_amount integer,
  p_reason text,
  p_reference text,
  p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_credited integer := xp_move(p_key, p_from, p_member, p_amount, p_reason, p_reference, p_at);
begin
  if v_credited > 0 and p_from in (xp_account('purchases'), xp_account('gifts')) then
    perform settle_debts(p_member, v_credited, p_key, p_at);
  end if;
  return v_credited;
end $$;

-- Settles a locked member's debts, oldest first, from what was credited under p_key, each as
-- an entry of its own.
create or replace function settle_debts(p_member uuid, p_credited integer, p_key text, p_at timestamptz)
returns void language plpgsql as $$
declare
  v_left integer := p_credited;
  v_due integer;
  v_debt record;
begin
  for v_debt in
    select * from xp_debts where member_id = p_member and settled < owed order by id for no key update
  loop
    v_due := least(v_debt.owed - v_debt.settled, v_left);
    exit when v_due = 0;
    perform xp_move(
      'debt_settled:' || v_debt.order_id || ':' || p_key, p_member, xp_account('purchases'), v_due, 'debt_settled',
      v_debt.order_id::text, p_at
    );
    update xp_debts set settled = settled + v_due where id = v_debt.id;
    v_left := v_left - v_due;
  end loop;
end $$;
