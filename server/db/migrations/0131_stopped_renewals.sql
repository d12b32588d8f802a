-- Since when a crown does not renew because its member is suspended (badges.10); null: their own choice alone counts.
alter table crown_subscriptions add column renewal_stopped_at timestamptz;
