-- The ids of the system accounts.
create or replace function xp_account(name text) returns uuid language sql immutable as $$
  select case name
    when 'minted' then '00000000-0000-0000-0000-000000000001'::uuid
    when 'burned' then '00000000-0000-0000-0000-000000000002'::uuid
    when 'purchases' then '00000000-0000-0000-0000-000000000003'::uuid
    when 'gifts' then '00000000-0000-0000-0000-000000000004'::uuid
  end
$$;

-- Not a member's: whoever has no such id is one.
create or replace function xp_is_system_account(p_account uuid) returns boolean language sql immutable as $$
  select p_account in (
    '00000000-0000-0000-0000-000000000001',
    '00000000-0000-0000-0000-000000000002',
    '00000000-0000-0000-0000-000000000003',
    '00000000-0000-0000-0000-000000000004'
  )
$$;

-- A UUIDv7: the millisecond, then a number that goes up, then chance. Transfers of one
-- instant keep their order.
create or replace function xp_transfer_id(at timestamptz) returns uuid language sql volatile as $$
  select (
    lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0')
      || '7' || substr(number, 1, 3)
      || '8' || substr(number, 4, 5) || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)
  )::uuid
  from (select lpad(to_hex(nextval('xp_transfer_numbers')), 8, '0') as number) as drawn
$$;

-- The transfer of a key, or none. The hash keeps keys unique (`xp_transfers_by_hash`): 16 bytes of
-- a key of 80.
create or replace function xp_transfer_of(p_key text) returns setof xp_transfers language sql stable as $$
  select *
  from xp_transfers
  where md5(idempotency_key)::uuid = md5(p_key)::uuid
    and idempotency_key = p_key
$$;
