-- Locks of the shop: first the member, then their orders, then their debts. The
-- member orders everything.

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

-- Takes XP of a reversed payment from a locked member: what the balance allows at once, the rest as
-- a debt. p_key: of this reversal. Returns what was taken.
create or replace function take_or_owe(p_member uuid, p_order uuid, p_amount integer, p_key text, p_at timestamptz)
returns integer language plpgsql as $$
declare
  v_taken integer := xp_move_at_most(
    p_key, p_member, xp_account('purchases'), p_amount, 'purchase_reversed', p_order::text, p_at
  );
begin
  if v_taken < p_amount then
    insert into xp_debts as debt (id, member_id, order_id, owed, created_at)
    values (xp_transfer_id(p_at), p_member, p_order, p_amount - v_taken, p_at)
    on conflict (order_id) do update set owed = debt.owed + excluded.owed;
  end if;
  return v_taken;
end $$;

-- Undoes p_amount of a reversal for a locked member: what is still owed is waived, the rest given
-- back. Returns what was given back.
create or replace function waive_or_restore(p_member uuid, p_order uuid, p_amount integer, p_key text, p_at timestamptz)
returns integer language plpgsql as $$
declare
  v_waived integer;
begin
  select least(p_amount, owed - settled) into v_waived from xp_debts where order_id = p_order for no key update;
  v_waived := coalesce(v_waived, 0);
  update xp_debts set owed = owed - v_waived where order_id = p_order;
  return xp_move(
    p_key, xp_account('purchases'), p_member, p_amount - v_waived, 'purchase_restored', p_order::text, p_at
  );
end $$;
