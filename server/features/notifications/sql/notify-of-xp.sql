-- The XP that a payment of the last 24 hours brought its member, given the key of its transfer:
-- with the crown's bonus. 0 when there was none. Sees what the statement that asks has paid.
create or replace function xp_received(p_key text, p_at timestamptz) returns integer language plpgsql as $$
begin
  return (
    select coalesce(sum(e.amount), 0)::integer
    from unnest(array[p_key, 'crown_bonus:' || p_key]) as key
    cross join lateral xp_transfer_of(key) as t
    join xp_entries e on e.transfer_id = t.id and e.amount > 0
    where t.created_at > p_at - interval '24 hours'
  );
end $$;

-- Notifies a member of XP that they received from others or from the product, given the key of its
-- transfer. A day and a reason are one group; the crown's bonus is included. Returns null when the
-- transfer does not exist.
create or replace function notify_xp(p_key text) returns json language plpgsql as $$
declare
  v record;
begin
  select t.reason, t.created_at, e.account_id
  into v
  from xp_transfer_of(p_key) t
  join xp_entries e on e.transfer_id = t.id and e.amount > 0;
  if not found then
    return null;
  end if;
  return notify_member(
    v.account_id, 'xp', null, 'xp:' || v.reason || ':' || (v.created_at at time zone 'UTC')::date, p_key,
    v.created_at, jsonb_build_object('xp', xp_received(p_key, v.created_at), 'reason', v.reason)
  );
end $$;
