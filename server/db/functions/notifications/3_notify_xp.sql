-- Notifies a member of XP that they received from others or from the product, given the key of its
-- transfer. A day and a reason are one group; the crown's bonus is included. Returns null when the
-- transfer does not exist.
create or replace function notify_xp(p_key text) returns json language plpgsql as $$
declare
  v record;
begin
  select t.reason, t.created_at, e.account_id, sum(all_of_it.amount)::integer as xp
  into v
  from xp_transfers t
  join xp_entries e on e.transfer_id = t.id and e.amount > 0
  join xp_transfers paid on paid.idempotency_key in (p_key, 'crown_bonus:' || p_key)
  join xp_entries all_of_it on all_of_it.transfer_id = paid.id and all_of_it.account_id = e.account_id
  where t.idempotency_key = p_key
  group by t.reason, t.created_at, e.account_id;
  if not found then
    return null;
  end if;
  return notify_member(
    v.account_id, 'xp', null, 'xp:' || v.reason || ':' || (v.created_at at time zone 'UTC')::date, p_key,
    v.created_at, jsonb_build_object('xp', v.xp, 'reason', v.reason)
  );
end $$;
