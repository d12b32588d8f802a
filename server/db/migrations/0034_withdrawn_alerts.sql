-- Acts that alerted their receiver and were withdrawn: done again within 24 hours they do not alert again (notifications.5). Written by who
-- withdraws alone, since an act that stands is in notification_acts. Removed after a day, so no foreign keys.
create table withdrawn_alerts (
  receiver_id uuid not null,
  actor_id uuid not null,
  -- Kind and target: the group of the notification, of a follow without its day.
  act text not null,
  alerted_at timestamptz not null,
  primary key (receiver_id, actor_id, act)
);

create index withdrawn_alerts_by_age on withdrawn_alerts (alerted_at);
