create index concurrently crowns_with_stopped_renewal on crown_subscriptions (subscription_id) where renewal_stopped_at is not null and status <> 'ended';
