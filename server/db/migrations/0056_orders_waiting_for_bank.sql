-- Paid, and the bank has not confirmed it yet: such an order is neither paid again nor discarded
-- (shop.10).
alter table orders add column awaits_bank boolean not null default false;

-- The difference that a change from Black to Gold Crown costs, which is no renewal.
alter table orders
drop constraint orders_kind_check,
add constraint orders_kind_check check (kind in ('xp_pack', 'checkout', 'crown', 'crown_renewal', 'crown_upgrade'));
