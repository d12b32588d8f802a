-- The ids of the system accounts, as 0011_xp.sql gave them.
create or replace function xp_account(name text) returns uuid language sql immutable as $$
  select case name
    when 'minted' then '00000000-0000-0000-0000-000000000001'::uuid
    when 'burned' then '00000000-0000-0000-0000-000000000002'::uuid
    when 'purchases' then '00000000-0000-0000-0000-000000000003'::uuid
    when 'gifts' then '00000000-0000-0000-0000-000000000004'::uuid
  end
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
