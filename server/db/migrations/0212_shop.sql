create table member_badges (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  badge_type text not null check (
    badge_type in (
      'green', 'blue', 'purple', 'black', 'gold', 'crown', 'blueVerify', 'goldVerify', 'blackCrown', 'goldCrown'
    )
  ),
  is_active boolean not null default false,
  is_deactivated boolean not null default false,
  -- Null: never.
  expires_at timestamptz,
  -- When the end of a badge was dealt with (badges.6); null while it is owned.
  lapsed_at timestamptz,
  stripe_subscription_id text unique,
  created_at timestamptz not null,
  check (not (is_active and is_deactivated))
);

create index member_badges_by_member on member_badges (member_id);
-- One active at a time (badges.3); an expired one is to be set inactive before another is
-- activated.
create unique index member_badges_one_active on member_badges (member_id) where is_active;
create index member_badges_expiring on member_badges (expires_at) where lapsed_at is null;

-- A member's customers at the payment provider, which knows different ones in live mode, in test
-- mode and as practice till.
create table payment_customers (
  member_id uuid not null references members (id) on delete cascade,
  mode text not null check (mode in ('live', 'test', 'practice')),
  customer_id text not null unique,
  primary key (member_id, mode)
);

-- Orders of members for money (shop.2). Rows outlive accounts.
create table orders (
  -- UUIDv7: id order is the order of happening.
  id uuid primary key,
  member_id uuid references members (id) on delete set null,
  -- 'crown_upgrade': the difference that a change from Black to Gold Crown costs, which is no
  -- renewal.
  kind text not null check (kind in ('xp_pack', 'checkout', 'crown', 'crown_renewal', 'crown_upgrade')),
  -- The pack's id or the crown's badge type.
  product text not null,
  cents integer not null check (cents > 0),
  currency text not null,
  xp_amount integer not null check (xp_amount >= 0),
  is_live boolean not null,
  -- Open, which can still be paid: 'pending' and 'failed' (declined, can be tried again).
  state text not null check (
    state in ('pending', 'paid', 'failed', 'cancelled', 'partly_refunded', 'refunded', 'disputed')
  ),
  -- Paid, and the bank has not confirmed it yet: such an order is neither paid again nor discarded
  -- (shop.10).
  awaits_bank boolean not null default false,
  -- How it is paid: a form in our page, or the provider's page with its address to return to. An
  -- order has one way, so that it cannot be paid twice. Null for renewals.
  way text check (way in ('form', 'web_page', 'desktop_page')),
  session_id text unique,
  intent_id text unique,
  subscription_id text,
  invoice_id text unique,
  receipt_url text,
  -- Whether its crown, once it is paid, is shown instead of the badge that is active (badges.7).
  shows_instead boolean not null default false,
  refunded_cents integer not null default 0,
  dispute text check (dispute in ('open', 'won', 'lost')),
  -- XP that refunds and disputes reversed: what the balance gave back, and what is owed.
  reversed_xp integer not null default 0 check (reversed_xp between 0 and xp_amount),
  -- The reading of the provider (payment_readings) that the row was last settled with; an older one
  -- changes nothing.
  reading bigint not null default 0,
  created_at timestamptz(3) not null,
  paid_at timestamptz(3)
);

create index orders_of_member on orders (member_id, id desc);
create index orders_open on orders (id) where state in ('pending', 'failed');
create index orders_of_subscription on orders (subscription_id);
-- An order of /checkout that is still open is used again, so that a reload pays once.
create unique index orders_one_open_checkout on orders (member_id)
where kind = 'checkout' and state in ('pending', 'failed');
-- Two tabs do not order two crowns.
create unique index orders_one_open_crown on orders (member_id)
where kind = 'crown' and state in ('pending', 'failed');

-- Numbers readings of the provider: taken before the call, so that of two that cross the later
-- begun wins.
create sequence payment_readings;

-- Crowns by subscription (badges.4).
create table crown_subscriptions (
  subscription_id text primary key,
  member_id uuid references members (id) on delete set null,
  badge_type text not null check (badge_type in ('blackCrown', 'goldCrown')),
  is_live boolean not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'ended')),
  paid_until timestamptz not null,
  cancels_at_period_end boolean not null,
  -- Since when it does not renew because its member is suspended (badges.10); null: their own
  -- choice alone counts.
  renewal_stopped_at timestamptz,
  reading bigint not null default 0,
  created_at timestamptz not null
);

create index crown_subscriptions_of_member on crown_subscriptions (member_id);
create index crowns_with_stopped_renewal on crown_subscriptions (subscription_id)
where renewal_stopped_at is not null and status <> 'ended';

-- Every event of the provider, stored before it is answered (shop.2). Never deleted.
create table payment_events (
  -- evt_…
  id text primary key,
  type text not null,
  is_live boolean not null,
  -- The provider's ids of the payment it is about.
  session_id text,
  intent_id text,
  subscription_id text,
  -- The text that the provider signed: jsonb refuses JSON that is odd but valid, e.g. "\u0000", a
  -- number of 1e200000, or a thousand brackets. Null: found by the reconciliation, never delivered.
  body text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  -- Why it was kept without effect, for the operator.
  problem text
);

create index payment_events_waiting on payment_events (received_at) where applied_at is null;
create index payment_events_latest on payment_events (received_at desc);

-- XP that a reversed payment could not take back, settled from later purchases and gifts (shop.3).
create table xp_debts (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  order_id uuid not null unique references orders (id),
  owed integer not null check (owed >= 0),
  settled integer not null default 0 check (settled between 0 and owed),
  created_at timestamptz not null
);

create index xp_debts_open on xp_debts (member_id, id) where settled < owed;
